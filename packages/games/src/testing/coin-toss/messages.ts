import { defineGameWords } from '../../harbour/game-words.ts';
import { harbourMessages } from '../../harbour/messages.ts';

/** Words of Coin Toss. */
export const coinTossMessages = defineGameWords('coin-toss', harbourMessages);
