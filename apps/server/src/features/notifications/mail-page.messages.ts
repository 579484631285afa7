import { defineMessages } from '../../platform/language/say.ts';

/** What a mail says around what it tells. */
export const mailSay = defineMessages('notifications/mail');
