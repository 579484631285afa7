import { defineMessages } from '../../platform/language/say.ts';
import type { HeadSource } from '../../platform/pages/page-heads.ts';
import type { Services } from '../../platform/services.ts';

const say = defineMessages('system');

/** What the page at the root address says of itself. */
export function homeHead({ config }: Services): readonly HeadSource[] {
  return [
    {
      path: /^\/$/,
      read: async (_request, language) => ({
        status: 200,
        title: say('system.home.title')(language),
        description: say('system.home.about')(language),
        canonical: `${config.publicUrl}/`,
      }),
    },
  ];
}
