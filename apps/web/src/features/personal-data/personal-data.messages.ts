import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** A person's data, reviews, and how long they are kept. */
export const messages = defineCatalogue('personal-data');
