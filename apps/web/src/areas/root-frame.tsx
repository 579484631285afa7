import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { DemoBar } from '../features/demo/public.tsx';
import { forgetPicture } from '../platform/drawing/first-picture.ts';
import { showIconLater } from '../platform/first-view.ts';
import { noteMove } from '../platform/session/arrival.ts';
import { useEndedSessions } from '../platform/session/guards.tsx';
import { useSession } from '../platform/session/session.ts';
import { useToldToEverybody } from '../platform/told-to-everybody.ts';
import { lazyPiece } from '../ui/states/lazy-page.tsx';
import { LiveRegion } from '../ui/states/live-region.tsx';
import { OfflineBanner } from '../ui/states/offline-banner.tsx';
import { ToastList } from '../ui/states/toast-list.tsx';

const MaintenanceLine = lazyPiece(() =>
  import('./maintenance-line.tsx').then((m) => ({ default: m.MaintenanceLine })),
);

/** Around everything: messages, the offline line, and the scroll to the top on every path change (spec §2). */
export function RootFrame() {
  useEndedSessions();
  const path = useLocation({ select: (location) => location.pathname });
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) {
      noteMove();
      window.scrollTo(0, 0);
    }
    shown.current = path;
  }, [path]);
  useEffect(showIconLater, []);
  useEffect(forgetPicture, []);
  const isTold = useToldToEverybody();
  const session = useSession();
  const isVisitor = session.status === 'in' && session.user.email.startsWith('visitor-');
  return (
    <>
      <OfflineBanner />
      {isVisitor && !path.endsWith('/play') && (
        <Suspense fallback={null}>
          <DemoBar />
        </Suspense>
      )}
      {isTold && !path.endsWith('/play') && (
        <Suspense fallback={null}>
          <MaintenanceLine />
        </Suspense>
      )}
      <Outlet />
      <ToastList />
      <LiveRegion />
    </>
  );
}
