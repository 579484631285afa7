import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The eleven statuses and the ways an application can end, as the hiring side reads them. */
export const statusMessages = defineCatalogue('applicants/status');
