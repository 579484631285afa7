import { lazyPiece } from '../../ui/states/lazy-page.tsx';

/** The form of prospective customers, for other pages; loaded when it is drawn, inside a `Suspense`. */
export const LeadForm = lazyPiece(() => import('./components/lead-form.tsx'));
