import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Words of the page on which a formula is written and tried. */
export const messages = defineCatalogue('formulas/formula-page');

/** Keys of this catalogue. */
export type FormulaPageMessage = keyof typeof messages.en;
