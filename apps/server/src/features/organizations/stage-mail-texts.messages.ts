import { defineMessages } from '../../platform/language/say.ts';

/** What mails of stages say until an organization words them. */
export const stageMailSay = defineMessages('organizations/stage-mail-texts');
