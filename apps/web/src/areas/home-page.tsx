import { areaOf } from '@tryout/domain/access/roles';
import { Suspense } from 'react';
import { useCurrentUser } from '../platform/session/session.ts';
import { Waiting } from '../ui/states/query-view.tsx';
import { CardSkeleton } from '../ui/states/skeletons.tsx';
import { HOMES } from './homes.tsx';

/** `/user`: the home of the area that the user_type decides (spec §2). */
export function HomePage() {
  const Home = HOMES[areaOf(useCurrentUser().user_type)];
  return (
    <Suspense
      fallback={
        <Waiting>
          <CardSkeleton />
        </Waiting>
      }
    >
      <Home />
    </Suspense>
  );
}
