/** From where on a fact of a play is worth a look, where nothing is published of the task. A super admin may set each. */
export interface LookLimits {
  /** More looks away from the page than this, in one task. */
  readonly looks_away: number;
  /** More interruptions than this, in a play. */
  readonly interruptions: number;
  /** The clocks drifted apart by more than this, ms. */
  readonly drift_ms: number;
  /** A larger share of answers faster than a person can give, 0 to 1. */
  readonly too_fast: number;
}

/**
 * What holds until somebody sets another. Looks away: the most that 99 of 100 did in any of the published tasks, rounded
 * up. Interruptions: simulations §3.4. Drift: clocks of honest devices drift apart by less in a sitting. Too fast: of
 * 522 adults, 99 of 100 gave at most 0.082 of their answers within 150 ms, in the published task with the most of them
 * (go/no-go, Eisenberg et al. 2019).
 */
export const USUAL_LIMITS: LookLimits = { looks_away: 11, interruptions: 2, drift_ms: 2000, too_fast: 0.2 };
