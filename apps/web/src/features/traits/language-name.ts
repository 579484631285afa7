import { intlTag, type Locale } from '../../platform/i18n/locale.ts';

/** A language's name in the reader's language, such as 'Arabic' for `ar`; the tag where it has no name. */
export function languageName(tag: string, locale: Locale): string {
  return new Intl.DisplayNames([intlTag(locale)], { type: 'language' }).of(tag) ?? tag;
}

/** Languages that are offered when one is added, before a tag is typed. */
export const COMMON_LANGUAGES = [
  'ar',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'sw',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;
