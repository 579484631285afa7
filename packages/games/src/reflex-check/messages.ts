import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Reflex Check. */
export const reflexCheckMessages = defineGameWords('reflex-check', harbourMessages);
