import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Importing what an organization keeps. */
export const messages = defineCatalogue('records-import');
