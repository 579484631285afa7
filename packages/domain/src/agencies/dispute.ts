import type { SubmissionRefusal, SubmissionSide, SubmissionStatus } from './submission.ts';

/** Who is to represent the person: the agency that submitted them, or not that agency. */
export const DISPUTE_OUTCOMES = ['agency', 'not_agency'] as const;
/** One of them. */
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** What each side of a dispute wants; null: it has not said. */
export type DisputeWishes = Readonly<Record<SubmissionSide, DisputeOutcome | null>>;

/**
 * What two sides have settled by wanting the same; null while they do not. Where another agency represents the person,
 * that agency's right is at stake as well, and only a person of the platform gives it to somebody else.
 */
export function settledBy(wishes: DisputeWishes, otherAgencyHolds: boolean): DisputeOutcome | null {
  if (wishes.agency === null || wishes.agency !== wishes.company) return null;
  return wishes.agency === 'agency' && otherAgencyHolds ? null : wishes.agency;
}

/**
 * Whether there is something to dispute: that a submission was declined because of who represents the person, or that
 * it was accepted.
 */
export function isDisputable(status: SubmissionStatus, refusal: SubmissionRefusal | null): boolean {
  return status === 'approved' || (status === 'rejected' && refusal !== null && refusal !== 'declined');
}
