import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { medianFrame } from '../harbour/trial-clock.ts';
import { LIT_SHARE } from './core.ts';

/** Dark water before the first light, ms; never shorter than half of the time of a light. */
const LEAD_MS = 1000;
/** Half a frame at 60 Hz, ms: a light changes on the frame nearest to its time. */
const HALF_FRAME_MS = 8;
/** A longer one was no frame but a hidden tab. */
const LONGEST_FRAME_MS = 1000;

/** The lights are shown (`light` is the index of the lit one, null while dark), or it is the person's turn. */
export type PathShow =
  | { readonly phase: 'show'; readonly light: number | null }
  | { readonly phase: 'turn'; readonly since: number };

/** Where a timed show stands so long after its first frame. */
function showAt(elapsed: number, count: number, pace_ms: number): number | null | 'over' {
  const t = elapsed + HALF_FRAME_MS - Math.max(LEAD_MS, pace_ms / 2);
  if (t < 0) return null;
  if (t >= (count - 1 + LIT_SHARE) * pace_ms) return 'over';
  const light = Math.floor(t / pace_ms);
  return t - light * pace_ms < LIT_SHARE * pace_ms ? light : null;
}

/**
 * Lights a path up, on animation frames at its pace or, without one, light by light as the person calls for it with
 * `next`. `frameMs` is the median frame while it was shown.
 */
export function usePathShow(
  count: number,
  pace_ms: number | null,
  onLight: (light: number) => void,
): { readonly show: PathShow; next(eventTime: number): void; frameMs(): number | null } {
  const [show, setShow] = useState<PathShow>({ phase: 'show', light: null });
  const frames = useRef<number[]>([]);
  const lit = useEffectEvent(onLight);

  useEffect(() => {
    if (pace_ms === null) return;
    const kept: number[] = [];
    frames.current = kept;
    let begin: number | null = null;
    let previous: number | null = null;
    let shown: number | null = null;
    let handle = requestAnimationFrame(function onFrame(now) {
      begin ??= now;
      if (previous !== null) kept.push(Math.min(now - previous, LONGEST_FRAME_MS));
      previous = now;
      const light = showAt(now - begin, count, pace_ms);
      if (light === 'over') {
        flushSync(() => setShow({ phase: 'turn', since: now }));
        return;
      }
      if (light !== shown) {
        shown = light;
        flushSync(() => setShow({ phase: 'show', light }));
        if (light !== null) lit(light);
      }
      handle = requestAnimationFrame(onFrame);
    });
    return () => cancelAnimationFrame(handle);
  }, [count, pace_ms]);

  return {
    show,
    next(eventTime) {
      if (show.phase !== 'show' || pace_ms !== null) return;
      const light = show.light === null ? 0 : show.light + 1;
      if (light < count) {
        setShow({ phase: 'show', light });
        onLight(light);
      } else setShow({ phase: 'turn', since: eventTime });
    },
    frameMs: () => medianFrame(frames.current),
  };
}
