import { defineCatalogue } from '../platform/i18n/catalogue.ts';

/** Why a guard sent somebody to another page. */
export const noticesMessages = defineCatalogue('areas/notices');
