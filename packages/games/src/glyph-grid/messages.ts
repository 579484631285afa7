import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Glyph Grid. */
export const glyphGridMessages = defineGameWords('glyph-grid', harbourMessages);
