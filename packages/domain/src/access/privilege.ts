import type { TransitionTable } from '../records/transitions.ts';

/** Level of a hiring manager's privilege on one position, lowest first (product §2.7). */
export const PRIVILEGE_LEVELS = ['viewer', 'interviewer', 'reviewer', 'decider', 'private'] as const;
/** Level of a privilege; each includes all before it. */
export type PrivilegeLevel = (typeof PRIVILEGE_LEVELS)[number];

/** One thing that a privilege lets its holder do. */
export type PrivilegeGrant =
  | 'see_applicants'
  | 'see_cv'
  | 'see_own_events'
  | 'give_feedback'
  | 'see_others_feedback_after_own'
  | 'see_score_cards'
  | 'see_comments'
  | 'write_comments'
  | 'suggest_short_list'
  | 'change_status'
  | 'see_salary'
  | 'see_private_notes';

/** What each level adds to the level below. */
export const PRIVILEGE_ADDS: Readonly<Record<PrivilegeLevel, readonly PrivilegeGrant[]>> = {
  viewer: ['see_applicants', 'see_cv'],
  interviewer: ['see_own_events', 'give_feedback', 'see_others_feedback_after_own'],
  reviewer: ['see_score_cards', 'see_comments', 'write_comments', 'suggest_short_list'],
  decider: ['change_status'],
  private: ['see_salary', 'see_private_notes'],
};

/** State of a privilege: given to an address, taken up by the account that proved it, declined, or taken back. */
export type PrivilegeStatus = 'new' | 'approved' | 'rejected' | 'closed';

/** Takes effect only when the mailbox is proved; taking it back is always possible, and giving it again too. */
export const PRIVILEGE_STATUSES: TransitionTable<PrivilegeStatus, 'holder' | 'recruiter'> = {
  new: [
    { to: 'approved', by: ['holder'] },
    { to: 'rejected', by: ['holder'] },
    { to: 'closed', by: ['recruiter'] },
  ],
  approved: [{ to: 'closed', by: ['recruiter'] }],
  rejected: [{ to: 'new', by: ['recruiter'] }],
  closed: [{ to: 'new', by: ['recruiter'] }],
};

/** Everything a level lets its holder do. */
export function grantsOf(level: PrivilegeLevel): PrivilegeGrant[] {
  return PRIVILEGE_LEVELS.slice(0, PRIVILEGE_LEVELS.indexOf(level) + 1).flatMap(
    (each) => PRIVILEGE_ADDS[each],
  );
}

/** Does a level include a grant? */
export function levelGrants(level: PrivilegeLevel, grant: PrivilegeGrant): boolean {
  return grantsOf(level).includes(grant);
}

/** Is `level` at least `least`? */
export function isAtLeast(level: PrivilegeLevel, least: PrivilegeLevel): boolean {
  return PRIVILEGE_LEVELS.indexOf(level) >= PRIVILEGE_LEVELS.indexOf(least);
}
