import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The lists that people choose from, for the platform's people. */
export const messages = defineCatalogue('reference-data');
