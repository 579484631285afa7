import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Importing rows from a file. */
export const importMessages = defineCatalogue('ui/import');
