import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Work Style around the statements, which come from the server. */
export const workStyleMessages = defineGameWords('work-style', harbourMessages);
