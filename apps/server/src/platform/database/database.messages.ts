import { defineMessages } from '../language/say.ts';

/** What database errors mean to whoever sent the request. */
export const databaseSays = defineMessages('platform/database');
