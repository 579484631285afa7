import { defineGameWords } from './game-words.ts';

/** Words that all stations of the harbour share, and how the town calls each station. */
export const harbourMessages = defineGameWords('harbour');
