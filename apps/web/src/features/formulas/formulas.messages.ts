import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Words that the pages of formulas, conditions and operators share, and the list of formulas. */
export const messages = defineCatalogue('formulas');
