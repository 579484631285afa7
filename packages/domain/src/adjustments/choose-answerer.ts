/** Somebody who could answer a candidate that needs another way to take part. */
export interface Answerer {
  readonly user_id: string;
  /** Whether the organization chose them for this. */
  readonly is_contact: boolean;
  /** Whether they hire for the position, so that they should not know. */
  readonly decides: boolean;
  /** How many requests wait for them already. */
  readonly waiting: number;
}

/**
 * Who answers: somebody who does not decide on the position before all others, then whom the organization chose, then who has
 * the fewest waiting; the id settles what is equal. Null: there is nobody at all.
 */
export function chooseAnswerer(people: readonly Answerer[]): Answerer | null {
  const sorted = [...people].sort(
    (one, other) =>
      Number(one.decides) - Number(other.decides) ||
      Number(other.is_contact) - Number(one.is_contact) ||
      one.waiting - other.waiting ||
      (one.user_id < other.user_id ? -1 : 1),
  );
  return sorted[0] ?? null;
}
