import { defineMessages } from '../language/say.ts';

/** What is said of stored files. */
export const filesSay = defineMessages('platform/files');
