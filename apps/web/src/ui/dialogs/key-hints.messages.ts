import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The list of keys. */
export const messages = defineCatalogue('ui/dialogs/key-hints');
