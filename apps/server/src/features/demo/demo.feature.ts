import type { Feature } from '../../platform/feature.ts';
import { demoHandlers } from './demo.routes.ts';
import { refuseDemo } from './refuse-demo.ts';
import { resetDemo } from './reset-demo.ts';

export const demoFeature: Feature = {
  name: 'demo',
  handlers: demoHandlers,
  atStart: async ({ config, db, say, resetsDemo }) => {
    if (config.production) await refuseDemo(db);
    if (!resetsDemo) return;
    await resetDemo(db);
    say.info('The demo is removed and made anew.');
  },
};
