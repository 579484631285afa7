export { readEmailProof } from './email-proof.ts';
export type { NotificationType } from './notification-texts.ts';
export type { Recipient } from './notifications.queries.ts';
export { askForEmailProof, mailTo, type News, notifyPeople, whoCanBeTold } from './notify-people.ts';
export { unreadNews } from './unread-news.ts';
