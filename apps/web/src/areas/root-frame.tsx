import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { DemoBar } from '../features/demo/public.tsx';
import { showIconLater } from '../platform/first-view.ts';
import { useEndedSessions } from '../platform/session/guards.tsx';
import { useSession } from '../platform/session/session.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { ToastList } from '../ui/toast-list.tsx';

/** Around everything: messages, the offline line, and the scroll to the top on every path change (spec §2). */
export function RootFrame() {
  useEndedSessions();
  const path = useLocation({ select: (location) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the very thing that has to have changed
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [path]);
  useEffect(showIconLater, []);
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
      <Outlet />
      <ToastList />
      <LiveRegion />
    </>
  );
}
