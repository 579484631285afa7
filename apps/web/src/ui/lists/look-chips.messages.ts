import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What about a play is worth a look. */
export const messages = defineCatalogue('ui/lists/look-chips');
