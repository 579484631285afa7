import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What is said of jobs on every page. */
export const jobMessages = defineCatalogue('background-jobs');
