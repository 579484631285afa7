/** Languages that are offered; the texts of candidates can be written in any of them. */
export const LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;

/** A language by its own name, so that its readers find it. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

const RIGHT_TO_LEFT = ['ar', 'he', 'ur', 'fa'];

/** In which direction a language is written. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(code.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
