import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/**
 * What a person is told of each game they played: what it looks at, and their own figures. Nothing here says how a game
 * is scored, what its best choice is, or how others did.
 */
export const messages = defineCatalogue('score-cards/own-games');

export type GameMessage = keyof (typeof messages)['en'];
