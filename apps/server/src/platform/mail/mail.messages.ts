import { defineMessages } from '../language/say.ts';

/** Why a mail cannot be asked for yet, and when it can. */
export const mailSays = defineMessages('platform/mail');
