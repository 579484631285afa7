import { lazyPiece } from '../../ui/states/lazy-page.tsx';

/** The demo's bar, loaded only for its visitors. */
export const DemoBar = lazyPiece(async () => ({ default: (await import('./demo-bar.tsx')).DemoBar }));
