import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** How an organization hires together. */
export const messages = defineCatalogue('organizations/hiring-rules');
