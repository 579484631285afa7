import { lazyPiece } from '../../ui/states/lazy-page.tsx';

/** Save a position and follow its employer; loaded after the page. */
export const JobActions = lazyPiece(() => import('./components/job-actions.tsx'));

/** Keep what is searched for as a job alert; loaded after the page. */
export const AlertOffer = lazyPiece(() => import('./components/alert-offer.tsx'));
