import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { medianFrame } from '../harbour/trial-clock.ts';

/** Empty belt before the first parcel, ms. */
const LEAD_MS = 1500;
/** Half a frame at 60 Hz, ms: a parcel comes on the frame nearest to its time. */
const HALF_FRAME_MS = 8;
/** A longer one was no frame but a hidden tab. */
const LONGEST_FRAME_MS = 1000;
/** Frames kept for the median. */
const FRAMES_KEPT = 600;

/** What is under the scanner. */
export interface OnBelt {
  /** Index of the parcel; null before the first. */
  readonly parcel: number | null;
  /** Whether its sign is in sight. */
  readonly open: boolean;
}

const EMPTY: OnBelt = { parcel: null, open: false };

function onBeltAt(elapsed: number, shown_ms: number, soa_ms: number): OnBelt {
  const t = elapsed + HALF_FRAME_MS - LEAD_MS;
  if (t < 0) return EMPTY;
  const parcel = Math.floor(t / soa_ms);
  return { parcel, open: t - parcel * soa_ms < shown_ms };
}

/**
 * Runs a round on animation frames. The sign is put on screen inside the frame whose time is its onset. `onsets` holds
 * these times; `onDone` is called on the frame at which the last parcel's time is over.
 */
export function useBelt(
  count: number,
  shown_ms: number,
  soa_ms: number,
  onDone: (frameTime: number, frameMs: number | null) => void,
): { readonly now: OnBelt; readonly onsets: { readonly current: readonly (number | undefined)[] } } {
  const [now, setNow] = useState<OnBelt>(EMPTY);
  const onsets = useRef<(number | undefined)[]>([]);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const seen: (number | undefined)[] = [];
    const frames: number[] = [];
    onsets.current = seen;
    let begin: number | null = null;
    let previous: number | null = null;
    let shown = EMPTY;
    let handle = requestAnimationFrame(function onFrame(time) {
      begin ??= time;
      if (previous !== null && frames.length < FRAMES_KEPT)
        frames.push(Math.min(time - previous, LONGEST_FRAME_MS));
      previous = time;
      const next = onBeltAt(time - begin, shown_ms, soa_ms);
      if (next.parcel !== null && next.parcel >= count) {
        done(time, medianFrame(frames));
        return;
      }
      if (next.parcel !== shown.parcel || next.open !== shown.open) {
        flushSync(() => setNow(next));
        if (next.parcel !== null && next.parcel !== shown.parcel) seen[next.parcel] = time;
        shown = next;
      }
      handle = requestAnimationFrame(onFrame);
    });
    return () => cancelAnimationFrame(handle);
  }, [count, shown_ms, soa_ms]);

  return { now, onsets };
}
