import type { HeadSource } from '../../platform/pages/page-heads.ts';
import type { Services } from '../../platform/services.ts';
import { systemSay } from './system.messages.ts';

/** What the page at the root address says of itself. */
export function homeHead({ config }: Services): readonly HeadSource[] {
  return [
    {
      path: /^\/$/,
      read: async (_request, language) => ({
        status: 200,
        title: systemSay('system.home.title')(language),
        description: systemSay('system.home.about')(language),
        canonical: `${config.publicUrl}/`,
      }),
    },
  ];
}
