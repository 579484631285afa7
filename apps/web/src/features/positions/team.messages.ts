import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The hiring team of a position, and the approval of a request. */
export const messages = defineCatalogue('positions/team');
