import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Mail Scanner. */
export const mailScannerMessages = defineGameWords('mail-scanner', harbourMessages);
