import type { TransitionTable } from '../records/transitions.ts';

/** State of an invitation to join (product §2.3): new, accepted, declined, or revoked or expired. */
export type InviteStatus = 'new' | 'approved' | 'rejected' | 'closed';

/** Who moves an invitation. */
export type InviteActor = 'invitee' | 'inviter' | 'system';

/** Only the invitee answers; the inviter revokes, time expires. Answered ones are over. */
export const INVITE_STATUSES: TransitionTable<InviteStatus, InviteActor> = {
  new: [
    { to: 'approved', by: ['invitee'] },
    { to: 'rejected', by: ['invitee'] },
    { to: 'closed', by: ['inviter', 'system'] },
  ],
  approved: [],
  rejected: [],
  closed: [],
};
