import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What hired people came to, and how far scores told it. */
export const messages = defineCatalogue('outcomes');
