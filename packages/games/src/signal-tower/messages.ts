import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Signal Tower. */
export const signalTowerMessages = defineGameWords('signal-tower', harbourMessages);
