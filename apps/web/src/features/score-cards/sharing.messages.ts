import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Links to one's own score cards, what they show, and areas over time. */
export const messages = defineCatalogue('score-cards/sharing');
