import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What else the list is narrowed by: loaded when it is opened or in use. */
export const filtersMessages = defineCatalogue('applicants/filters');
