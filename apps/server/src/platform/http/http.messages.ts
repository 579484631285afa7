import { defineMessages } from '../language/say.ts';

/** What is said of requests, whatever they are about. */
export const httpSays = defineMessages('platform/http');
