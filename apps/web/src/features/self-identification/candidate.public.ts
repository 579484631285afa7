import { lazyPiece } from '../../ui/states/lazy-page.tsx';

/** Comes by itself, after the page it stands on. */
export const OwnSelfIdentification = lazyPiece(() => import('./components/own-self-identification.tsx'));
