export { acceptInviteFromOutside } from './answer-invite.ts';
export { givenMail } from './given-mail.ts';
export { inviteMember } from './invite-member.ts';
export { addPart, changePart } from './keep-parts.ts';
export { organizationOf } from './own-organization.ts';
export { reasonsOf } from './reason-view.ts';
export { refuseOver } from './refuse-over.ts';
export { fieldsOfTexts, refuseUnknownFields, stageMailOf, stageMails } from './stage-mails.ts';
export { updateMember } from './update-member.ts';
