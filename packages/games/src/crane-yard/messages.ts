import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Crane Yard. */
export const craneYardMessages = defineGameWords('crane-yard', harbourMessages);
