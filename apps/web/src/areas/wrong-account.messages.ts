import { defineCatalogue } from '../platform/i18n/catalogue.ts';

/** In place of a page that the account may not open. */
export const wrongAccountMessages = defineCatalogue('areas/wrong-account');
