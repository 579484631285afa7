import { defineMessages } from '../../../platform/language/say.ts';

/** What invitations to apply, and applications made for others, say to people. */
export const invitationsSay = defineMessages('positions/invitations');
