import { pathOf } from '../../platform/pages/drawn-pages.ts';
import type { HeadSource } from '../../platform/pages/page-heads.ts';
import type { Services } from '../../platform/services.ts';
import { publishedTerms } from './terms.queries.ts';

/** Addresses that are not the kind's own name, as the app has them. */
const KINDS: Readonly<Record<string, string>> = { ai: 'candidate_notice', candidates: 'candidate_notice' };

/** What the pages of published texts say of themselves. */
export function termsHeads({ db, config }: Services): readonly HeadSource[] {
  return [
    {
      path: /^\/terms\/[a-z_]+$/,
      read: async (request, language) => {
        const path = pathOf(request.url);
        const doc = path.split('/').at(-1) ?? '';
        const texts = await publishedTerms(db, language);
        const text = texts.find(({ kind }) => kind === (KINDS[doc] ?? doc));
        if (!text) return { status: 404, title: 'Tryout', description: '', canonical: null };
        return { status: 200, title: text.title, description: '', canonical: config.publicUrl + path };
      },
    },
  ];
}
