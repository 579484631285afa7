import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Words of the pages of conditions. */
export const messages = defineCatalogue('formulas/conditions');
