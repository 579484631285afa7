export { givenMail } from './given-mail.ts';
export { inviteMember } from './invite-member.ts';
export { organizationOf } from './own-organization.ts';
export { reasonsOf } from './reason-view.ts';
export { fieldsOfTexts, refuseUnknownFields, stageMailOf, stageMails } from './stage-mails.ts';
