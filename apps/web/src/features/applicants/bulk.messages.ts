import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What is done to everybody a search finds. */
export const bulkMessages = defineCatalogue('applicants/bulk');
