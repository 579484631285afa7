import { Suspense } from 'react';
import { useNotice } from '../platform/session/notice.ts';
import { lazyPiece } from '../ui/states/lazy-page.tsx';

const GuardNotice = lazyPiece(() => import('./guard-notice.tsx').then((m) => ({ default: m.GuardNotice })));

/** The line a guard leaves behind, loaded only when there is one. */
export function LazyNotice() {
  return useNotice() === null ? null : (
    <Suspense fallback={null}>
      <GuardNotice />
    </Suspense>
  );
}
