import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Looks of the platform at an organization's applicants. */
export const messages = defineCatalogue('organizations/platform-access');
