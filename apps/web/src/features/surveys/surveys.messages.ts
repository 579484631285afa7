import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Surveys for those who make them. */
export const messages = defineCatalogue('surveys');
