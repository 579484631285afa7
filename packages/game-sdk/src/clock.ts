/** Time as the SDK needs it, so that a test can hold it in its hand. */
export interface Clock {
  /** Monotonic, ms. */
  now(): number;
  /** Runs once after `ms`. Returns what takes it back. */
  setTimer(run: () => void, ms: number): () => void;
}

/** The time of the page. */
export const pageClock: Clock = {
  now: () => performance.now(),
  setTimer(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
