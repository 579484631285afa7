/** How often somebody had their turn among people of whom one takes each interview. */
export interface Turns {
  readonly user_id: string;
  /** Turns in the last 30 days. */
  readonly recent: number;
  /** The last turn, as ISO 8601; null: never. */
  readonly last_at: string | null;
}

/** Days in which turns count. */
export const TURN_DAYS = 30;

/**
 * Whose turn it is: who had the fewest in the last 30 days, then whose last one was longest ago (or never), then by id, so
 * that the same turns always give the same order.
 */
export function inTurn<T extends Turns>(people: readonly T[]): T[] {
  return [...people].sort(
    (a, b) =>
      a.recent - b.recent ||
      (a.last_at ?? '').localeCompare(b.last_at ?? '') ||
      a.user_id.localeCompare(b.user_id),
  );
}
