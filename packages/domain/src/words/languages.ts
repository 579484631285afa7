// Written by scripts/describe-words.mjs from locales/.

/**
 * The languages that the product speaks, by BCP 47 tag; the first is complete and stands in for the others. Name in its
 * own script; `intl` is the tag for numbers and dates.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', intl: 'en-GB' },
  ar: { name: 'العربية', direction: 'rtl', intl: 'ar-u-nu-latn' },
} as const;
