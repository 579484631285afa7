import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Shared positions, agencies and clients. */
export const messages = defineCatalogue('agencies');
