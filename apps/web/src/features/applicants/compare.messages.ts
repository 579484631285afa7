import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Applicants side by side. */
export const compareMessages = defineCatalogue('applicants/compare');
