/** Half a frame at 60 Hz, ms: a wait ends on the frame nearest to its end, not on the first one after it. */
const HALF_FRAME_MS = 8;

/** Median of frame durations, ms, to one decimal; null when no frame was seen. */
export function medianFrame(frames: readonly number[]): number | null {
  if (frames.length === 0) return null;
  const sorted = frames.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
  return oneDecimal(median);
}

/**
 * Response time from the frame that showed the stimulus to the event's own stamp, ms to one decimal (the finest a
 * browser gives without cross-origin isolation). null when the event is older than the stimulus, or later than the
 * deadline that the next frame was about to enforce.
 */
export function responseTime(onset: number, eventTime: number, deadlineMs: number | null): number | null {
  const elapsed = oneDecimal(eventTime - onset);
  if (elapsed < 0) return null;
  if (deadlineMs !== null && elapsed > deadlineMs) return null;
  return elapsed;
}

/** Whether a wait of `forMs` that began at `since` is over on the frame at `now`. */
export function waitIsOver(since: number, now: number, forMs: number): boolean {
  return now - since >= forMs - HALF_FRAME_MS;
}

/** Whether the time to answer is over on the frame at `now`; never, when untimed. */
export function deadlinePassed(onset: number, now: number, deadlineMs: number | null): boolean {
  return deadlineMs !== null && now - onset >= deadlineMs;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
