import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** For whom a recruiter can work. */
export const choicesMessages = defineCatalogue('recruiter-links/working-choices');
