import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The radar and its table. */
export const messages = defineCatalogue('ui/charts/radar');
