import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Other ways to take part, for candidates and for whoever answers them. */
export const messages = defineCatalogue('adjustments');
