import { useEffect, useEffectEvent, useRef } from 'react';
import { nextLook } from '../harbour/next-look.ts';
import { deadlinePassed, medianFrame, responseTime } from '../harbour/trial-clock.ts';

/** Frames kept for the median, a second of them: asking for more keeps a slow phone drawing while somebody thinks. */
const FRAMES_KEPT = 60;
/** A longer one was no frame but a hidden tab. */
const LONGEST_FRAME_MS = 1000;

/** The clock of one problem, running from the frame that showed it. */
export interface ProblemClock {
  /** ms since the problem was shown, by an event's own stamp; null before that, and once it is over. */
  since(eventTime: number): number | null;
  /** Ends the problem: nothing counts any more. */
  stop(): void;
  /** Median frame duration so far, ms. */
  frameMs(): number | null;
}

/** Runs from the first frame after mounting to `stop` or the deadline; mount anew for each problem. */
export function useProblemClock(
  deadlineMs: number | null,
  onTimeUp: (frameTime: number) => void,
): ProblemClock {
  const running = useRef<{ onset: number | null; open: boolean; frames: number[] } | null>(null);
  const timeUp = useEffectEvent(onTimeUp);
  useEffect(() => {
    const timing = { onset: null as number | null, open: true, frames: [] as number[] };
    running.current = timing;
    let previous = 0;
    let callOff = nextLook(0, function onFrame(now) {
      if (!timing.open) return;
      if (timing.onset === null) timing.onset = now;
      else if (timing.frames.length < FRAMES_KEPT) {
        timing.frames.push(Math.min(now - previous, LONGEST_FRAME_MS));
      }
      previous = now;
      if (deadlinePassed(timing.onset, now, deadlineMs)) timeUp(now);
      else if (timing.frames.length < FRAMES_KEPT) callOff = nextLook(0, onFrame);
      else if (deadlineMs !== null) callOff = nextLook(deadlineMs - (now - timing.onset), onFrame);
    });
    return () => {
      timing.open = false;
      callOff();
    };
  }, [deadlineMs]);

  return {
    since(eventTime) {
      const timing = running.current;
      if (timing === null || !timing.open || timing.onset === null) return null;
      return responseTime(timing.onset, eventTime, deadlineMs);
    },
    stop() {
      if (running.current !== null) running.current.open = false;
    },
    frameMs: () => medianFrame(running.current?.frames ?? []),
  };
}
