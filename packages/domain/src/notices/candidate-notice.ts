/** What an accepted notice said, as far as it decides whether it has to be shown again. */
export interface AcceptedNotice {
  /** The revision of the position whose simulations it named. */
  readonly revision_id: string;
  /** The longest that it said an application is kept, months; null: for good. */
  readonly kept_months: number | null;
  /** When it was accepted, ms. */
  readonly accepted_at: number;
}

/** What the notice of an application says now. */
export interface CurrentNotice {
  readonly revision_id: string;
  readonly kept_months: number | null;
  /** When the last change of its text that matters was published, ms; null: there was none. */
  readonly mattered_at: number | null;
}

/** How long something is kept; null: for good. */
const lasting = (months: number | null): number => months ?? Number.POSITIVE_INFINITY;

/**
 * Does an acceptance still hold? Not once something else is measured, it is kept for longer, or the organization has
 * published a text that it said matters. What is kept for a shorter time, and other words for the same, ask nobody again.
 */
export function noticeHolds(accepted: AcceptedNotice, current: CurrentNotice): boolean {
  return (
    accepted.revision_id === current.revision_id &&
    lasting(accepted.kept_months) >= lasting(current.kept_months) &&
    (current.mattered_at === null || accepted.accepted_at >= current.mattered_at)
  );
}

/** The longest of some times; null: for good, or nothing is set. */
export function longestKept(months: readonly (number | null)[]): number | null {
  const set = months.filter((each) => each !== null);
  return set.length < months.length || set.length === 0 ? null : Math.max(...set);
}
