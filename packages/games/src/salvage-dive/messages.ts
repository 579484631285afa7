import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Salvage Dive. */
export const salvageDiveMessages = defineGameWords('salvage-dive', harbourMessages);
