import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The words of links between recruiters and companies. */
export const messages = defineCatalogue('recruiter-links');
