import { defineMessages } from '../../platform/language/say.ts';

/** What archives of organizations say to people. */
export const archiveSay = defineMessages('organization-archive');
