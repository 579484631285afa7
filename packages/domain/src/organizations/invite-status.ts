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

/**
 * Why an invitation cannot be taken up any more. `used`: accepted; `withdrawn`: by whoever sent it; `position_closed`: it was
 * for a position that takes no applications any more.
 */
export type InvitationEnd = 'used' | 'declined' | 'withdrawn' | 'position_closed' | 'expired';

/**
 * Why an invitation, to join or to apply, is over; null while it can be taken up. One whose time has passed has expired,
 * whether or not that was noted already.
 */
export function invitationEnd(invite: {
  readonly status: InviteStatus;
  /** Of a closed one: `revoked`, `position_closed` or `expired`. */
  readonly closed_reason: string;
  /** Whether its time has passed. */
  readonly expired: boolean;
}): InvitationEnd | null {
  if (invite.status === 'approved') return 'used';
  if (invite.status === 'rejected') return 'declined';
  if (invite.status === 'new') return invite.expired ? 'expired' : null;
  if (invite.closed_reason === 'revoked') return 'withdrawn';
  return invite.closed_reason === 'position_closed' ? 'position_closed' : 'expired';
}
