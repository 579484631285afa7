import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Market Stall. */
export const marketStallMessages = defineGameWords('market-stall', harbourMessages);
