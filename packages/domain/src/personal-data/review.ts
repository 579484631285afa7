/** Days within which somebody who asks that a person looks again gets an answer; the law gives a month. */
export const REVIEW_DAYS = 14;

/** What a review can be about. */
export const REVIEW_SUBJECTS = ['decision', 'score_card', 'data'] as const;
/** See `REVIEW_SUBJECTS`. */
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

/** What of somebody's data can be wrong that they cannot change themselves. */
export const CORRECTED_FIELDS = [
  'answers',
  'cv',
  'comments',
  'messages',
  'interviews',
  'pool',
  'other',
] as const;
/** See `CORRECTED_FIELDS`. */
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** How a review can end. */
export const REVIEW_OUTCOMES = ['unchanged', 'changed'] as const;
/** See `REVIEW_OUTCOMES`. */
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** Somebody who could look again. */
export interface Reviewer {
  readonly user_id: string;
  /** Whether they are on the hiring team of the position. */
  readonly on_team: boolean;
  /** How many requests wait for them already. */
  readonly waiting: number;
}

/**
 * Who is to look again: somebody who did not decide, of the hiring team before others, with the fewest waiting; the id
 * settles what is equal. Where there is nobody else, whoever decided. Null: there is nobody at all.
 * @param decidedBy Who decided; null: nobody did.
 */
export function chooseReviewer(people: readonly Reviewer[], decidedBy: string | null): string | null {
  const sorted = [...people].sort(
    (one, other) =>
      Number(one.user_id === decidedBy) - Number(other.user_id === decidedBy) ||
      Number(other.on_team) - Number(one.on_team) ||
      one.waiting - other.waiting ||
      (one.user_id < other.user_id ? -1 : 1),
  );
  return sorted[0]?.user_id ?? null;
}

/** The day by which a request is to be answered, as YYYY-MM-DD in UTC. */
export function reviewDueOn(askedAt: Date): string {
  return new Date(askedAt.getTime() + REVIEW_DAYS * 86_400_000).toISOString().slice(0, 10);
}
