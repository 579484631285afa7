import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Trade Post. */
export const tradePostMessages = defineGameWords('trade-post', harbourMessages);
