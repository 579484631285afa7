import { lazy } from 'react';

/** The demo's bar, loaded only for its visitors. */
export const DemoBar = lazy(async () => ({ default: (await import('./demo-bar.tsx')).DemoBar }));
