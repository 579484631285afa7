import { defineCatalogue } from '../../../platform/i18n/catalogue.ts';

/** Interview kits and a position's own questions. */
export const kitMessages = defineCatalogue('interviews/kit');
