import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What stands beside positions that anybody reads. */
export const messages = defineCatalogue('job-search/actions');
