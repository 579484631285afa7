import { lazy, Suspense } from 'react';

const Panel = lazy(() => import('./components/end-reasons.tsx').then((m) => ({ default: m.EndReasons })));

/** Why applications of a position ended, for another feature's page; loaded when it is first shown. */
export function EndReasons({ positionId }: { positionId: string }) {
  return (
    <Suspense>
      <Panel positionId={positionId} />
    </Suspense>
  );
}
