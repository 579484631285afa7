import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Exporting applicants to a file. */
export const exportMessages = defineCatalogue('applicants/export');
