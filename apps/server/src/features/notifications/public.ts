export type { NotificationType } from './notification-texts.ts';
export { findRecipients, type Recipient } from './notifications.queries.ts';
export { type Letter, mailEffectKey, mailTo, type News, tellPeople } from './tell-people.ts';
