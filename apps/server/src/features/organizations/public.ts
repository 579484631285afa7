export { inviteMember } from './invite-member.ts';
export { reasonsOf } from './reason-view.ts';
export { fieldsOfTexts, refuseUnknownFields, stageMailOf, stageMails } from './stage-mails.ts';
