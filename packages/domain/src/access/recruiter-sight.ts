/**
 * Which positions the company recruiters of an organization see: all that are not confidential, or only those whose
 * hiring team they are on and those shared with them. Admins see every position either way.
 */
export const RECRUITERS_SEE = ['all', 'own_and_shared'] as const;

/** Which positions the company recruiters of an organization see. */
export type RecruitersSee = (typeof RECRUITERS_SEE)[number];

/** What a recruiter does for a position: answers for it (one at most), or helps. */
export const TEAM_ROLES = ['owner', 'recruiter'] as const;

/** What a recruiter does for a position. */
export type TeamRole = (typeof TEAM_ROLES)[number];

/** What decides whether somebody may know of a position at all, whatever their role lets them do with it. */
export interface SightFacts {
  readonly is_confidential: boolean;
  /** What the organization lets its recruiters see; `all` for whoever is not one of its company recruiters. */
  readonly recruiters_see: RecruitersSee;
  readonly on_team: boolean;
  readonly administers: boolean;
  /** Whether a right on the position was given to the person's proved address. */
  readonly is_shared_with: boolean;
}

/** Whether somebody of an organization may know of one of its positions. */
export function knowsOfPosition(facts: SightFacts): boolean {
  const isOpen = !facts.is_confidential && facts.recruiters_see === 'all';
  return isOpen || facts.on_team || facts.administers || facts.is_shared_with;
}
