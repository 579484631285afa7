import { defineMessages } from '../../platform/language/say.ts';

/** What is said about leads. */
export const leadsSay = defineMessages('leads');
