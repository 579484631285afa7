const MINUTE = 60_000;

/** Milliseconds between two readings of a connected calendar that answers. */
export const REFRESH_MS = 10 * MINUTE;
/** Milliseconds after which one that fails again and again is tried next, at most. */
export const SLOWEST_MS = 24 * 60 * MINUTE;

/**
 * When a connected calendar is read next, in milliseconds from now: after ten minutes while it answers, then after twice as
 * long with each failure in a row, up to a day. `failures`: those in a row, 0 and up.
 */
export function refreshDelay(failures: number): number {
  return Math.min(REFRESH_MS * 2 ** Math.min(Math.max(failures, 0), 12), SLOWEST_MS);
}
