import { LANGUAGES } from '@tryout/domain/words/languages';
import type { Locale } from './locale.ts';

/** The name of a language in its own script. */
export const languageName = (locale: Locale): string => LANGUAGES[locale].name;
