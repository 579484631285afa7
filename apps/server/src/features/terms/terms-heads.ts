import { pathOf } from '../../platform/pages/drawn-pages.ts';
import type { HeadSource } from '../../platform/pages/page-heads.ts';
import type { Services } from '../../platform/services.ts';
import { publishedTerms } from './terms.queries.ts';

/** So much of a text is shown by search engines. */
const LONGEST_DESCRIPTION = 160;

/** The first words of a published text, without its marks, on one line. */
const beginningOf = (body: string): string =>
  body
    .replace(/[#*_`>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_DESCRIPTION);

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
        return {
          status: 200,
          title: text.title,
          description: beginningOf(text.body),
          canonical: config.publicUrl + path,
        };
      },
    },
  ];
}
