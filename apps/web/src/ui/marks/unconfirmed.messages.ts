import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What a game is still without. */
export const messages = defineCatalogue('ui/marks/unconfirmed');
