/**
 * The time a candidate has left, counted by the server from stamps it knows (product §2.14). The clock does not run
 * while paused or interrupted, nor after a resume before the first interaction.
 */

/** A stamp that starts, stops or keeps the clock. `at_ms` is server time in ms; stamps come in order of time. */
export interface ClockStamp {
  readonly at_ms: number;
  /**
   * `interaction`: any input; starts a clock that stands. `pause`, `interrupt`, `end`: stop it.
   * `resume`: the candidate is back; the clock keeps standing until the first interaction.
   */
  readonly kind: 'interaction' | 'pause' | 'interrupt' | 'resume' | 'end';
}

/** What the clock reads. */
export interface ClockReading {
  /** Time played so far, ms. */
  readonly active_ms: number;
  /** Time left, ms, never below 0; null when untimed. */
  readonly remaining_ms: number | null;
  readonly running: boolean;
  readonly used_up: boolean;
}

/**
 * Reads the clock.
 * @param stamps in order of time; one that lies before its predecessor counts as at the same time
 * @param limit_ms time allowed in all, with any accommodation already multiplied in; null = untimed
 * @param now_ms server time of the reading
 */
export function readClock(
  stamps: readonly ClockStamp[],
  limit_ms: number | null,
  now_ms: number,
): ClockReading {
  let active = 0;
  let last = Number.NEGATIVE_INFINITY;
  let since: number | null = null;
  let ended = false;
  for (const stamp of stamps) {
    if (ended) break;
    const at = Math.max(stamp.at_ms, last);
    last = at;
    if (stamp.kind === 'interaction') {
      since ??= at;
      continue;
    }
    if (since !== null) active += at - since;
    since = null;
    ended = stamp.kind === 'end';
  }
  if (since !== null) active += Math.max(0, now_ms - since);
  const remaining = limit_ms === null ? null : Math.max(0, limit_ms - active);
  return {
    active_ms: limit_ms === null ? active : Math.min(active, limit_ms),
    remaining_ms: remaining,
    running: since !== null && remaining !== 0,
    used_up: remaining === 0,
  };
}
