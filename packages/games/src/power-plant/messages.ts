import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Power Plant. */
export const powerPlantMessages = defineGameWords('power-plant', harbourMessages);
