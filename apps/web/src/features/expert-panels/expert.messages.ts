import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What an expert reads who rates. */
export const messages = defineCatalogue('expert-panels/expert');
