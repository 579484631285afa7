import { lazyPiece } from '../../ui/states/lazy-page.tsx';

/** What a candidate is asked beside an application; comes by itself, after the page it stands on. */
export const ApplicationCulture = lazyPiece(() => import('./components/application-culture.tsx'));
