import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What people are compared with, and where it comes from. */
export const messages = defineCatalogue('norms');
