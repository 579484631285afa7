import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';

/** The month has a file of its own: it is made of the kit's schedule part. */
export const MonthView = lazyPiece(() => import('./month-view.tsx'));
