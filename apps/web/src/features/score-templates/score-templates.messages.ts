import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The list of templates and what is done with one. */
export const messages = defineCatalogue('score-templates');
