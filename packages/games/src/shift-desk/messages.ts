import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Shift Desk. */
export const shiftDeskMessages = defineGameWords('shift-desk', harbourMessages);
