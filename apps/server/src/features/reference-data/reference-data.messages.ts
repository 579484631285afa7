import { defineMessages } from '../../platform/language/say.ts';

/** What is said about the lists that people choose from. */
export const referenceDataSay = defineMessages('reference-data');
