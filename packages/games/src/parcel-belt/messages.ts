import { defineGameWords } from '../harbour/game-words.ts';
import { harbourMessages } from '../harbour/messages.ts';

/** Words of Parcel Belt. */
export const parcelBeltMessages = defineGameWords('parcel-belt', harbourMessages);
