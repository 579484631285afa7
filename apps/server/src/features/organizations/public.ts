export { inviteMember } from './invite-member.ts';
