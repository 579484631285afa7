import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The product's own names of operators, and what each means. */
export const operatorWords = defineCatalogue('formulas/operator-words');

/** Keys of this catalogue. */
export type OperatorWord = keyof typeof operatorWords.en;
