import { useEffect, useEffectEvent } from 'react';

/** Calls `done` on the first frame after `ms`; null keeps waiting. Stands still while the tab is hidden. */
export function useFrameTimer(ms: number | null, done: () => void): void {
  const onDone = useEffectEvent(done);
  useEffect(() => {
    if (ms === null) return;
    let begin: number | null = null;
    let handle = requestAnimationFrame(function onFrame(now) {
      begin ??= now;
      if (now - begin >= ms) onDone();
      else handle = requestAnimationFrame(onFrame);
    });
    return () => cancelAnimationFrame(handle);
  }, [ms]);
}
