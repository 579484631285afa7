import { Suspense } from 'react';
import { lazyPiece } from '../../ui/states/lazy-page.tsx';
import { CardSkeleton } from '../../ui/states/skeletons.tsx';

const Next = lazyPiece(() =>
  import('./feedback/next-interviews.tsx').then((m) => ({ default: m.NextInterviews })),
);
const Tab = lazyPiece(() =>
  import('./feedback/interviews-tab.tsx').then((m) => ({ default: m.InterviewsTab })),
);

/** On a home page: today's interviews, open feedback, times to choose; loaded after the page. */
export function NextInterviews() {
  return (
    <Suspense>
      <Next />
    </Suspense>
  );
}

/** The interviews of an applicant, for another feature's page; loaded when they are first shown. */
export function InterviewsOf({ applicationId }: { applicationId: string }) {
  return (
    <Suspense fallback={<CardSkeleton lines={6} />}>
      <Tab applicationId={applicationId} />
    </Suspense>
  );
}
