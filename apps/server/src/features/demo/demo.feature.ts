import type { Feature } from '../../platform/feature.ts';
import { demoHandlers } from './demo.routes.ts';
import { installDemo } from './install-demo.ts';
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
  // It is made by sixty people's requests at once, which the limits for one address would refuse.
  fill: async ({ services, say, buildInner }) => {
    if (!services.config.demo) return;
    const inner = await buildInner();
    await inner.ready();
    if (await installDemo(inner, services, say.info)) say.info('The demo is ready.');
    await inner.close();
  },
};
