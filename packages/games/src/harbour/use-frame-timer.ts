import { useEffect, useEffectEvent } from 'react';
import { nextLook } from './next-look.ts';

/**
 * Calls `done` once, on the first frame after `ms`; null keeps waiting. Stands still while the tab is hidden. Waits of
 * the same length one after the other are told apart by `turn`: a new one begins anew.
 */
export function useFrameTimer(ms: number | null, done: () => void, turn = 0): void {
  const onDone = useEffectEvent(done);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn of the same length begins anew
  useEffect(() => {
    if (ms === null) return;
    let begin: number | null = null;
    let callOff = nextLook(0, function onFrame(now) {
      begin ??= now;
      const rest = ms - (now - begin);
      if (rest <= 0) onDone();
      else callOff = nextLook(rest, onFrame);
    });
    return () => callOff();
  }, [ms, turn]);
}
