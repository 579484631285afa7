import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Two templates on the same plays. */
export const messages = defineCatalogue('score-templates/template-compare');
