import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Trying other settings on the people of a position. */
export const messages = defineCatalogue('what-if');
