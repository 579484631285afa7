import { defineMessages } from '../../../platform/language/say.ts';

/** What the questions of positions, and the organization's bank, say to people. */
export const questionsSay = defineMessages('positions/questions');
