/**
 * The playing time that one task has taken, told by the stamps of its events (product §2.14): it runs from the task's
 * start, or from coming back to it, to a pause. Time away is in no stamp, so none of it counts. The server and the
 * browser fold the same events and come to the same reading.
 */

/** How the clock of the open task stands. */
export interface TaskClock {
  /** Playing time up to `since_ms`, or up to the pause, ms. */
  readonly used_ms: number;
  /** The stamp since which the clock runs; null while it stands. */
  readonly since_ms: number | null;
}

/** The clock of a task that nobody has begun. */
export const NOT_BEGUN: TaskClock = { used_ms: 0, since_ms: null };

/** Slack for sums of fractions of a millisecond. */
const SLACK_MS = 0.5;

/** The time that a task has taken at a stamp, ms. */
export function usedAt({ used_ms, since_ms }: TaskClock, t_ms: number): number {
  return since_ms === null ? used_ms : used_ms + Math.max(0, t_ms - since_ms);
}

/** The clock after an event of the task. `task_started`, `resume` and `input` start it, `pause` stops it. */
export function afterEvent(
  clock: TaskClock,
  event: { readonly type: string; readonly t_ms: number },
): TaskClock {
  const used_ms = usedAt(clock, event.t_ms);
  if (event.type === 'pause') return { used_ms, since_ms: null };
  const starts = event.type === 'task_started' || event.type === 'resume' || event.type === 'input';
  return clock.since_ms === null && !starts ? clock : { used_ms, since_ms: event.t_ms };
}

/**
 * The time that a task may take, ms; null where there is no limit.
 * @param limit_s the task's own, at the usual pace
 * @param time_factor granted as an accommodation; null lifts every limit
 */
export function timeLimitMs(limit_s: number | null | undefined, time_factor: number | null): number | null {
  return limit_s === null || limit_s === undefined || time_factor === null
    ? null
    : limit_s * 1000 * time_factor;
}

/** Whether the time was up at a stamp. */
export function isTimeUp(clock: TaskClock, limit_ms: number | null, t_ms: number): boolean {
  return limit_ms !== null && usedAt(clock, t_ms) >= limit_ms - SLACK_MS;
}
