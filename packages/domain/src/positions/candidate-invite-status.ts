import type { InviteActor } from '../organizations/invite-status.ts';
import type { TransitionTable } from '../records/transitions.ts';

/** State of an invitation to apply (product §2.8): new, application started, declined, or over. */
export type CandidateInviteStatus = 'new' | 'approved' | 'rejected' | 'closed';

/** Why it is over. */
export type CandidateInviteClosedReason = 'revoked' | 'expired' | 'position_closed';

/** Only the invitee answers; a declined or closed one is followed by a new invitation, never reopened. */
export const CANDIDATE_INVITE_STATUSES: TransitionTable<CandidateInviteStatus, InviteActor> = {
  new: [
    { to: 'approved', by: ['invitee'] },
    { to: 'rejected', by: ['invitee'] },
    { to: 'closed', by: ['inviter', 'system'] },
  ],
  approved: [],
  rejected: [],
  closed: [],
};

/** Most rows of one CSV (product §2.8). */
export const CANDIDATE_INVITE_CSV_ROWS = 500;
