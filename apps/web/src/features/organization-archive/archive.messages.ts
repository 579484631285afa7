import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Whole organizations as archives. */
export const messages = defineCatalogue('organization-archive');
