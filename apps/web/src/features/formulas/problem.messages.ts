import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What may be wrong with a text, each with what would help. */
export const problemWords = defineCatalogue('formulas/problem');

/** Keys of this catalogue. */
export type ProblemWord = keyof typeof problemWords.en;
