import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Cargo Drone. */
export const cargoDroneMessages = defineGameWords('cargo-drone', harbourMessages);
