import { languageMatch } from '@tryout/domain/text/language-match';
import { LANGUAGES as ALL } from '@tryout/domain/words/languages';

/** A language of the product. */
export type Language = keyof typeof ALL;

/** Languages that the product speaks. */
export const LANGUAGES = Object.keys(ALL) as readonly Language[];

/** The language of callers who ask for none of ours. */
const USUAL: Language = 'en';

/**
 * The language that a caller wants most among ours, by `Accept-Language` (RFC 9110 §12.5.4): a region that we do not
 * have is passed over, the first wins among equals, and whoever takes any or names none of ours gets English.
 */
export function acceptedLanguage(header: string | undefined): Language {
  let best: { readonly language: Language; readonly quality: number } | null = null;
  for (const range of (header ?? '').split(',').slice(0, 20)) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = tag === '*' ? USUAL : languageMatch(tag, LANGUAGES);
    if (language === null) continue;
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = given === undefined ? 1 : Number(given.slice(2));
    if (quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? USUAL;
}
