import { defineMessages } from '../../../platform/language/say.ts';

/** What sharing a position says to people. */
export const peopleSay = defineMessages('positions/people');
