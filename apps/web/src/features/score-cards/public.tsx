import { lazy, Suspense } from 'react';
import { CardSkeleton } from '../../ui/skeletons.tsx';

const Panel = lazy(() =>
  import('./components/score-card-panel.tsx').then((m) => ({ default: m.ScoreCardPanel })),
);

/** An applicant's current score card, for another feature's page; loaded when it is first shown. */
export function ScoreCardPanel({ applicationId }: { applicationId: string }) {
  return (
    <Suspense fallback={<CardSkeleton lines={6} />}>
      <Panel applicationId={applicationId} />
    </Suspense>
  );
}
