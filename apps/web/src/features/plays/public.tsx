import type { ComponentProps } from 'react';
import { lazyPiece } from '../../ui/states/lazy-page.tsx';
import type { PracticeStage as Stage } from './components/task-stage.tsx';

/** A game's practice round, for another feature's page; loaded when it is first shown. Needs a Suspense around it. */
export const PracticeStage = lazyPiece(() =>
  import('./components/task-stage.tsx').then((m) => ({ default: m.PracticeStage })),
);

export type PracticeStageProps = ComponentProps<typeof Stage>;

/** A whole play over a given link, for another feature's page. Needs a Suspense around it. */
export const PlaySession = lazyPiece(() =>
  import('./components/play-session.tsx').then((m) => ({ default: m.PlaySession })),
);

/** An applicant's attempts, for another feature's page. Needs a Suspense around it. */
export const AttemptsPanel = lazyPiece(() =>
  import('./components/attempts-panel.tsx').then((m) => ({ default: m.AttemptsPanel })),
);

/** An applicant's confirmation play, for another feature's page. Needs a Suspense around it. */
export const ConfirmationPanel = lazyPiece(() =>
  import('./components/confirmation-panel.tsx').then((m) => ({ default: m.ConfirmationPanel })),
);

/** Tells a candidate that a confirmation play waits. Needs a Suspense around it. */
export const ConfirmationBanner = lazyPiece(() =>
  import('./components/confirmation-banner.tsx').then((m) => ({ default: m.ConfirmationBanner })),
);
