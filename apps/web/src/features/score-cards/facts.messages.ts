import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Facts of a whole play, and what cut into it. The facts of single games are with the card. */
export const messages = defineCatalogue('score-cards/facts');

export type FactMessage = keyof (typeof messages)['en'];
