/** Languages that the product speaks; the first is the one of callers who ask for none of them. */
export const LANGUAGES = ['en', 'ar'] as const;

/** A language of the product. */
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (tag: string): tag is Language => LANGUAGES.some((language) => language === tag);

/**
 * The language that a caller wants most among ours, by `Accept-Language` (RFC 9110 §12.5.4): regions are ignored, the
 * first wins among equals, and whoever takes any or names none of ours gets English.
 */
export function acceptedLanguage(header: string | undefined): Language {
  let best: { readonly language: Language; readonly quality: number } | null = null;
  for (const range of (header ?? '').split(',').slice(0, 20)) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = tag === '*' ? LANGUAGES[0] : (tag.split('-')[0] ?? '');
    if (!isLanguage(language)) continue;
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = given === undefined ? 1 : Number(given.slice(2));
    if (quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? LANGUAGES[0];
}
