import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The list of people, and what is said of a person everywhere. */
export const messages = defineCatalogue('talent-pool');
