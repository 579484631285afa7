import type { Feature } from '../../platform/feature.ts';
import { accountsHandlers } from './accounts.routes.ts';
import { welcomeFirstAdmin } from './first-admin.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  handlers: accountsHandlers,
  atStart: welcomeFirstAdmin,
};
