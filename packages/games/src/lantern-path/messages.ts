import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Lantern Path. */
export const lanternPathMessages = defineGameWords('lantern-path', harbourMessages);
