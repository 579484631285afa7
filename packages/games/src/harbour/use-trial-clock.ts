import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextLook } from './next-look.ts';
import { deadlinePassed, medianFrame, responseTime, waitIsOver } from './trial-clock.ts';

/** Frames kept for the median; an untimed trial can last minutes. */
const FRAMES_KEPT = 240;
/** A longer one was no frame but a hidden tab. */
const LONGEST_FRAME_MS = 1000;

/** What is on screen: the fixation light, or the stimulus. */
export type TrialPhase = 'fixation' | 'shown';

/** How a trial ended in time. */
export interface TrialAnswer {
  /** null when the answer came after the deadline, which makes it a miss. */
  readonly rt_ms: number | null;
  readonly frame_ms: number | null;
}

/** A running trial; mount one component per trial. */
export interface TrialClock {
  readonly phase: TrialPhase;
  /** Ends the trial with the event's `timeStamp`; null when there is nothing to answer (yet, or any more). */
  answer(eventTime: number): TrialAnswer | null;
}

/**
 * Runs one trial on animation frames: fixation, stimulus, deadline. The stimulus is put on screen inside the frame
 * whose time is its onset, and an answer is stamped by the browser when it happens, not when it is handled.
 */
export function useTrialClock(trial: {
  readonly fixationMs: number;
  readonly deadlineMs: number | null;
  /** The deadline passed on the frame at `frameTime`. */
  onMissed(frameTime: number, frameMs: number | null): void;
}): TrialClock {
  const { fixationMs, deadlineMs } = trial;
  const [phase, setPhase] = useState<TrialPhase>('fixation');
  const running = useRef<{ onset: number | null; open: boolean; frames: number[] } | null>(null);
  const missed = useEffectEvent(trial.onMissed);

  useEffect(() => {
    const timing = { onset: null as number | null, open: true, frames: [] as number[] };
    running.current = timing;
    let begin: number | null = null;
    let previous = 0;
    let callOff = () => {};
    const onFrame = (now: number) => {
      if (!timing.open) return;
      begin ??= now;
      if (timing.onset === null) {
        if (waitIsOver(begin, now, fixationMs)) {
          flushSync(() => setPhase('shown'));
          timing.onset = now;
        }
      } else {
        if (timing.frames.length < FRAMES_KEPT)
          timing.frames.push(Math.min(now - previous, LONGEST_FRAME_MS));
        if (deadlinePassed(timing.onset, now, deadlineMs)) {
          timing.open = false;
          missed(now, medianFrame(timing.frames));
          return;
        }
      }
      previous = now;
      if (timing.onset === null || timing.frames.length < FRAMES_KEPT) callOff = nextLook(0, onFrame);
      else if (deadlineMs !== null) callOff = nextLook(deadlineMs - (now - timing.onset), onFrame);
    };
    callOff = nextLook(0, onFrame);
    return () => {
      timing.open = false;
      callOff();
    };
  }, [fixationMs, deadlineMs]);

  return {
    phase,
    answer(eventTime) {
      const timing = running.current;
      if (timing === null || !timing.open || timing.onset === null) return null;
      if (eventTime < timing.onset) return null;
      timing.open = false;
      return {
        rt_ms: responseTime(timing.onset, eventTime, deadlineMs),
        frame_ms: medianFrame(timing.frames),
      };
    },
  };
}
