import { escapeHtml } from '@tryout/domain/text/escape-html';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../language/language.ts';

/** What a page says of itself to those who do not run it: search engines, people who are sent a link. */
export interface PageHead {
  /** 200, or why there is no such page: 404, 410. */
  readonly status: number;
  readonly title: string;
  /** One or two sentences; empty for none. */
  readonly description: string;
  /** The one address under which it is found; null: it is not to be found by searching. */
  readonly canonical: string | null;
  /** Further elements of the head, as HTML. */
  readonly more?: string;
  /** What is read where the page could not be drawn and no script runs, as HTML. */
  readonly fallback?: string;
}

/** The pages of one kind and what each says of itself; null leaves it to the app. */
export interface HeadSource {
  readonly path: RegExp;
  read(request: FastifyRequest, language: Language): Promise<PageHead | null>;
}

/** The HTML of a page, up to the picture or whole, with what it says of itself in its head. */
export function withHead(html: string, head: PageHead): string {
  const { title, description, canonical, more = '' } = head;
  const tags = [
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    ...(canonical
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          `<meta property="og:url" content="${escapeHtml(canonical)}">`,
          `<meta property="og:type" content="website">`,
          `<meta property="og:site_name" content="Tryout">`,
          `<meta property="og:title" content="${escapeHtml(title)}">`,
          ...(description ? [`<meta property="og:description" content="${escapeHtml(description)}">`] : []),
        ]
      : ['<meta name="robots" content="noindex">']),
    more,
  ];
  // Replacements are functions: a title with $& in it stays as typed.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${tags.join('')}</head>`);
}
