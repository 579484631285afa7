import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The page that brings a position to people. */
export const messages = defineCatalogue('positions/share');
