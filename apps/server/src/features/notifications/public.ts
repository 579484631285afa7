export type { NotificationType } from './notification-texts.ts';
export { findRecipients } from './notifications.queries.ts';
export { mailTo, tellPeople } from './tell-people.ts';
