import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Team Days around the scenarios. */
export const teamDaysMessages = defineGameWords('team-days', harbourMessages);
