import { useEffect, useEffectEvent, useState } from 'react';
import { nextLook } from '../harbour/next-look.ts';

const SECOND_MS = 1000;
/** The last seconds are counted one by one; before that only every tenth, so that nothing keeps moving. */
const COUNTED = 30;
const STRIDE = 10;

function shownSeconds(leftMs: number): number {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return seconds <= COUNTED ? seconds : STRIDE * Math.ceil(seconds / STRIDE);
}

/** How long what is shown stays right, ms. */
function shownFor(leftMs: number): number {
  const shown = shownSeconds(leftMs);
  return leftMs - (shown - (shown <= COUNTED ? 1 : STRIDE)) * SECOND_MS;
}

/**
 * Seconds left as shown; null when untimed. Runs from mounting on, by the time of frames, and calls `onUp` once on the
 * first frame after the time is over.
 */
export function useDeskClock(
  limitMs: number | null,
  elapsedMs: number,
  onUp: (frameTime: number) => void,
): number | null {
  const [left, setLeft] = useState(limitMs === null ? null : shownSeconds(limitMs - elapsedMs));
  const isUp = useEffectEvent(onUp);
  useEffect(() => {
    if (limitMs === null) return;
    let begin: number | null = null;
    let callOff = nextLook(0, function onFrame(now) {
      begin ??= now;
      const leftMs = limitMs - elapsedMs - (now - begin);
      setLeft(shownSeconds(leftMs));
      if (leftMs <= 0) isUp(now);
      else callOff = nextLook(shownFor(leftMs), onFrame);
    });
    return () => callOff();
  }, [limitMs, elapsedMs]);
  return left;
}
