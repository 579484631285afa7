/** How long an accepted submission binds a company: for a time and all positions, or for the one position (product §2.28). */
export const OWNERSHIP_MODES = ['duration', 'requisition'] as const;
/** One of them. */
export type OwnershipMode = (typeof OWNERSHIP_MODES)[number];

/** Days for which an accepted submission binds a company in mode `duration`. */
export const OWNERSHIP_DAYS = 180;

/** Months for which a person's own application goes before an agency. */
export const DIRECT_APPLICATION_MONTHS = 12;

/** That an agency represents a person at a company. Instants are ms since 1970. */
export interface OwnershipClaim {
  readonly agency_id: string;
  /** The one position that it is for; null: every position of the company. */
  readonly position_id: string | null;
  readonly from: number;
  /** First instant at which it is over; null: it has no end. */
  readonly until: number | null;
}

/** What is known of a person when an agency submits them, or when the company is about to accept. */
export interface OwnershipQuestion {
  readonly agency_id: string;
  readonly position_id: string;
  /** When the agency submitted the person, ms since 1970: what happened later counts for nothing. */
  readonly submitted_at: number;
  /** The moment of the decision, ms since 1970. */
  readonly now: number;
  /** Claims of all agencies on the person at this company that nobody has ended, in any order. */
  readonly claims: readonly OwnershipClaim[];
  /** When the person applied at this company by themselves, ms since 1970, in any order. */
  readonly direct_applications: readonly number[];
}

/** Who represents the person, and by what. */
export type OwnershipVerdict =
  | { readonly owner: 'agency'; readonly reason: 'first' }
  | { readonly owner: 'agency'; readonly reason: 'own_claim'; readonly until: number | null }
  | { readonly owner: 'other_agency'; readonly reason: 'claimed'; readonly until: number | null }
  | { readonly owner: 'company'; readonly reason: 'direct_application'; readonly applied_at: number };

/**
 * Whether an agency that submits a person represents them (product §2.28). A claim in force decides first: whoever was
 * accepted first keeps it, also when the person has applied since. Without one, an own application of the twelve months
 * before the submission goes before the agency. Otherwise the agency is the first.
 */
export function judgeOwnership(question: OwnershipQuestion): OwnershipVerdict {
  const { agency_id, position_id, now, submitted_at } = question;
  const held = question.claims
    .filter((claim) => isInForce(claim, position_id, now))
    .sort((one, other) => one.from - other.from || (one.agency_id < other.agency_id ? -1 : 1))[0];
  if (held) {
    return held.agency_id === agency_id
      ? { owner: 'agency', reason: 'own_claim', until: held.until }
      : { owner: 'other_agency', reason: 'claimed', until: held.until };
  }
  const since = monthsBefore(submitted_at, DIRECT_APPLICATION_MONTHS);
  const own = question.direct_applications.filter((at) => at >= since && at <= submitted_at);
  if (own.length > 0) {
    return { owner: 'company', reason: 'direct_application', applied_at: Math.max(...own) };
  }
  return { owner: 'agency', reason: 'first' };
}

/** Whether a claim is for a position at an instant. */
export function isInForce(claim: OwnershipClaim, positionId: string, now: number): boolean {
  const covers = claim.position_id === null || claim.position_id === positionId;
  return covers && claim.from <= now && (claim.until === null || now < claim.until);
}

/** The claim that a submission gives once it is accepted. `now`: ms since 1970. */
export function claimOf(
  mode: OwnershipMode,
  submission: { readonly agency_id: string; readonly position_id: string },
  now: number,
): OwnershipClaim {
  return mode === 'duration'
    ? { agency_id: submission.agency_id, position_id: null, from: now, until: now + OWNERSHIP_DAYS * DAY_MS }
    : { agency_id: submission.agency_id, position_id: submission.position_id, from: now, until: null };
}

const DAY_MS = 86_400_000;

/** The same time of day some months earlier (UTC), the last day of the month where it has no such day. */
function monthsBefore(at: number, months: number): number {
  const then = new Date(at);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, last));
  return then.getTime();
}
