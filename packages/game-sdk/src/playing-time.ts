import type { Clock } from './clock.ts';

/** Counts from `start` on, but not while paused. */
export interface PlayingTime {
  readonly paused: boolean;
  /** Counts from 0; a second start changes nothing. */
  start(): void;
  /** False when it was paused already. */
  pause(): boolean;
  /** False when it was not paused. */
  resume(): boolean;
  /** ms; 0 before the start. */
  elapsed(): number;
}

export function createPlayingTime(clock: Clock): PlayingTime {
  let started = false;
  let paused = false;
  let before = 0;
  let since = 0;
  const elapsed = () => before + (started && !paused ? Math.max(0, clock.now() - since) : 0);
  return {
    get paused() {
      return paused;
    },
    start() {
      if (!started) since = clock.now();
      started = true;
    },
    pause() {
      if (paused) return false;
      before = elapsed();
      paused = true;
      return true;
    },
    resume() {
      if (!paused) return false;
      since = clock.now();
      paused = false;
      return true;
    },
    elapsed,
  };
}
