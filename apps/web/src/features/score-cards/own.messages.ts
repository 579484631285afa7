import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The candidate's own score cards: what was seen in a play, never what someone is. */
export const messages = defineCatalogue('score-cards/own');

export type OwnMessage = keyof (typeof messages)['en'];
