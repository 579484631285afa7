import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Looking at applicants one by one. */
export const reviewMessages = defineCatalogue('applicants/review');
