import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Words of the page that makes a formula of a play. */
export const messages = defineCatalogue('formulas/play');
