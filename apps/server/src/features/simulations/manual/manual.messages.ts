import { defineMessages } from '../../../platform/language/say.ts';

/** The words of a technical manual. */
export const manualSay = defineMessages('simulations/manual');
