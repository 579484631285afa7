import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The platform's own texts, as they are written. */
export const messages = defineCatalogue('terms');
