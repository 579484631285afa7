import { lazyPiece } from '../../ui/states/lazy-page.tsx';

/** What working here is like, for those who work here; comes by itself, after the page it stands on. */
export const OwnCulture = lazyPiece(() => import('./components/own-culture.tsx'));
/** The organization's profile, with one's own answers. */
export const OrganizationCulture = lazyPiece(() => import('./components/organization-culture.tsx'));
/** Whether a position asks. */
export const PositionCulture = lazyPiece(() => import('./components/position-culture.tsx'));
/** An applicant beside the profile. */
export const ApplicantCulture = lazyPiece(() => import('./components/applicant-culture.tsx'));
