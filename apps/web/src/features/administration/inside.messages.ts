import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** One organization as the platform sees it. */
export const messages = defineCatalogue('administration/inside');
