import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Exporting a list to a file. */
export const exportMessages = defineCatalogue('ui/lists/export');
