export { inviteMember } from './invite-member.ts';
export { reasonView } from './reason-view.ts';
export { findReasons } from './reasons.queries.ts';
export { fieldsOfTexts, refuseUnknownFields, stageMailOf, stageMails } from './stage-mails.ts';
