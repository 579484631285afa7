import { defineMessages } from '../language/say.ts';

/** What is said of stored files. */
export const filesSay = defineMessages({
  en: { 'files.not_a_picture': 'Please choose a PNG, JPEG or WebP picture.' },
  ar: { 'files.not_a_picture': 'يرجى اختيار صورة بصيغة PNG أو JPEG أو WebP.' },
});
