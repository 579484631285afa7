import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Surveys for those who are asked. */
export const askedMessages = defineCatalogue('surveys/asked');
