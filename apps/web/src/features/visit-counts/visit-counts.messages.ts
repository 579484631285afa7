import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** How often public pages were looked at. */
export const messages = defineCatalogue('visit-counts');
