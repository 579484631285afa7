import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The list as a board. */
export const boardMessages = defineCatalogue('applicants/board');
