import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The norm that a formula counted against. */
export const messages = defineCatalogue('score-cards/counted-norm');
