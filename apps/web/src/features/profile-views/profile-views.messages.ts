import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Who looked at a candidate. */
export const messages = defineCatalogue('profile-views');
