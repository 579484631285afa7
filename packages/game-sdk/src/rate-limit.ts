/** A bucket that holds `burst` and fills with `perSecond`; each message takes one. */
export interface RateLimit {
  /** Takes one at time `now` (ms, any origin, never back); false when there is none. */
  take(now: number): boolean;
  /** How long from `now` until one can be taken, ms; 0 when one can. */
  wait(now: number): number;
}

/** A full bucket. It is how a host counts and how the SDK holds itself back. */
export function createRateLimit(perSecond: number, burst: number): RateLimit {
  let held = burst;
  let filledAt: number | null = null;
  function fill(now: number): void {
    if (filledAt !== null) held = Math.min(burst, held + (Math.max(0, now - filledAt) * perSecond) / 1000);
    filledAt = Math.max(now, filledAt ?? now);
  }
  return {
    take(now) {
      fill(now);
      if (held < 1) return false;
      held -= 1;
      return true;
    },
    wait(now) {
      fill(now);
      return held >= 1 ? 0 : Math.ceil(((1 - held) * 1000) / perSecond);
    },
  };
}
