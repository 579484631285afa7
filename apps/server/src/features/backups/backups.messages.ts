import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const backupsSay = defineMessages('backups');
