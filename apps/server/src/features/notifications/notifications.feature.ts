import type { Feature } from '../../platform/feature.ts';
import { mailTextsHandlers } from './mail-texts.routes.ts';
import { notificationLoaders } from './notifications.refs.ts';
import { notificationsHandlers } from './notifications.routes.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  handlers: [...notificationsHandlers, ...mailTextsHandlers],
  loaders: notificationLoaders,
};
