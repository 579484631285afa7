import { defineMessages } from '../../platform/language/say.ts';

/** What is said about culture questions. */
export const cultureSay = defineMessages('culture-questions');
