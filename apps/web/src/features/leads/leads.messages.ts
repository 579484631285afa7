import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The form of prospective customers, and where its link leads. */
export const messages = defineCatalogue('leads');
