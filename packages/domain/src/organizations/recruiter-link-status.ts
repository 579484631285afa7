import { canTransition, type TransitionAnswer, type TransitionTable } from '../records/transitions.ts';

/** State of a link between a recruiter and a client company (product §2.1). */
export type RecruiterLinkStatus = 'new' | 'approved' | 'rejected' | 'suspended' | 'closed';

/** The side that asked for the link, the side that was asked. */
export type LinkSide = 'requester' | 'other_side';

/** Only the side that was asked decides; either side may suspend, resume or end. */
export const RECRUITER_LINK_STATUSES: TransitionTable<RecruiterLinkStatus, LinkSide> = {
  new: [
    { to: 'approved', by: ['other_side'] },
    { to: 'rejected', by: ['other_side'] },
  ],
  approved: [{ to: 'suspended' }, { to: 'closed' }],
  rejected: [{ to: 'new', by: ['requester'] }],
  suspended: [{ to: 'approved' }, { to: 'closed' }],
  closed: [],
};

/** Days after a refusal before the same link may be asked for again. */
export const LINK_REQUEST_AGAIN_DAYS = 30;

/** Asking again after a refusal waits 30 days; all other moves follow the table. */
export function canMoveRecruiterLink(
  from: RecruiterLinkStatus,
  to: RecruiterLinkStatus,
  by: LinkSide,
  days_since_decision: number,
): TransitionAnswer<RecruiterLinkStatus> {
  if (from === 'rejected' && to === 'new' && days_since_decision < LINK_REQUEST_AGAIN_DAYS) {
    return { allowed: false, code: 'not_allowed', allowed_targets: [] };
  }
  return canTransition(RECRUITER_LINK_STATUSES, from, to, { by });
}
