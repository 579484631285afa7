import { maskEmail } from '@tryout/domain/accounts/email';
import { acceptsApplications } from '@tryout/domain/positions/position-status';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { hashToken } from '../../../platform/http/tokens.ts';
import { refuseOver } from '../../organizations/public.ts';
import { dayIn } from '../calendar-day.ts';
import { endInvite, findInvitation, lockInvite, noteOpened } from './candidate-invites.queries.ts';

/** What an invitation's link shows to whoever holds it. */
export async function showInvitation({ db, services }: Act, token: string) {
  const now = services.now();
  const invitation = await findInvitation(db, hashToken(token));
  if (!invitation) throw notFound();
  await noteOpened(db, invitation.id, now);
  const expired = invitation.status === 'new' && invitation.expires_at <= now.toISOString();
  return {
    ...invitation,
    email_masked: maskEmail(invitation.email),
    position_open: acceptsApplications({
      ...invitation,
      status: invitation.position_status,
      today: dayIn(invitation.time_zone, now),
    }),
    status: expired ? ('expired' as const) : invitation.status,
  };
}

/** Declines an invitation; its link answers that it was declined from then on. */
export async function decline(
  { db, services }: Act,
  { token, reason }: { readonly token: string; readonly reason: string },
): Promise<void> {
  const now = services.now();
  const invite = await lockInvite(db, { token_hash: hashToken(token) });
  if (!invite) throw notFound();
  if (invite.status === 'rejected') return;
  refuseOver({ ...invite, expired: invite.expires_at <= now.toISOString() });
  await endInvite(db, invite.id, { status: 'rejected', closed_reason: reason }, now);
}

/** An invitation that was taken up. */
export interface UsedInvite {
  readonly id: string;
  readonly organization_id: string;
  readonly position_id: string;
  /** The invited address, normalised. */
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** The application this personal link belongs to; null for a plain invitation that nobody has taken up. */
  readonly application_id: string | null;
}

/**
 * Takes up the invitation behind a token, in the caller's transaction, and answers it. One that was taken up before
 * is answered again, so that its link leads back to the application. Refuses unknown ones with 404 and those that
 * are declined, revoked or over with 410.
 */
export async function useCandidateInvite(db: Db, tokenHash: Buffer, now: Date): Promise<UsedInvite> {
  const invite = await lockInvite(db, { token_hash: tokenHash });
  if (!invite) throw notFound();
  if (invite.status === 'approved') return invite;
  refuseOver({ ...invite, expired: invite.expires_at <= now.toISOString() });
  await endInvite(db, invite.id, { status: 'approved', closed_reason: '' }, now);
  return invite;
}
