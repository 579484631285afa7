import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import '../ui/theme/heading-font.ts';
import { keepLookReported } from '../platform/drawing/look.ts';
import { useLiveUpdates } from '../platform/live.ts';
import { useIsAsked } from '../platform/session/confirm-first.ts';
import { ProtectedGuard } from '../platform/session/guards.tsx';
import { useSession } from '../platform/session/session.ts';
import { ErrorState } from '../ui/states/error-state.tsx';
import { lazyPiece } from '../ui/states/lazy-page.tsx';
import { LoadingScreen } from '../ui/states/loading-mark.tsx';
import { AppShell } from './app-shell.tsx';

const WrongAccount = lazyPiece(() =>
  import('./wrong-account.tsx').then((m) => ({ default: m.WrongAccount })),
);

const NotOnYet = lazyPiece(() => import('./not-on-yet.tsx').then((m) => ({ default: m.NotOnYet })));

const ConfirmSelf = lazyPiece(() =>
  import('../features/second-factors/public.ts').then((m) => ({ default: m.ConfirmSelf })),
);

/** `/user`: signed-in people only, in the frame of their area. */
export function UserArea() {
  const session = useSession();
  const isAsked = useIsAsked();
  useLiveUpdates(useQueryClient(), session.status === 'in');
  useEffect(keepLookReported, []);
  return (
    <ProtectedGuard
      loading={<LoadingScreen />}
      denied={
        <AppShell>
          <Suspense>
            <WrongAccount />
          </Suspense>
        </AppShell>
      }
      notOn={
        <AppShell>
          <Suspense>
            <NotOnYet />
          </Suspense>
        </AppShell>
      }
      failed={(error) => (
        <main id="main">
          <ErrorState error={error} onRetry={reload} />
        </main>
      )}
    >
      <AppShell>
        <Outlet />
      </AppShell>
      {isAsked && (
        <Suspense>
          <ConfirmSelf />
        </Suspense>
      )}
    </ProtectedGuard>
  );
}

const reload = () => window.location.reload();
