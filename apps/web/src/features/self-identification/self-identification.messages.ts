import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What people say about themselves after applying, and what an organization asks. */
export const messages = defineCatalogue('self-identification');
