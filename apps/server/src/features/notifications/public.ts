export { readEmailProof } from './email-proof.ts';
export type { NotificationType } from './notification-texts.ts';
export { findRecipients, type Recipient } from './notifications.queries.ts';
export { askForEmailProof, mailTo, type News, notifyPeople } from './notify-people.ts';
