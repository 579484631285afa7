import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What each kind of line in a build's log says. */
export const messages = defineCatalogue('builds/log');
