import { lazyPiece } from '../../ui/states/lazy-page.tsx';

/** A profile as those who decide see it; loaded when it is first shown. */
export const ShownProfileView = lazyPiece(() => import('./components/shown-profile.tsx'));
