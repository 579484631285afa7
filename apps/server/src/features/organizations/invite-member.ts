import type { MemberRole } from '@tryout/contract/organizations/members';
import { INVITE_STATUSES } from '@tryout/domain/organizations/invite-status';
import { allowedTargets } from '@tryout/domain/records/transitions';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { type Actor, displayName } from '../../platform/http/actor.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { newToken } from '../../platform/http/tokens.ts';
import { acceptedLanguage } from '../../platform/language/language.ts';
import { configValue } from '../app-config/public.ts';
import { mailTo } from '../notifications/public.ts';
import {
  type InviteRow,
  insertInvite,
  isActiveMember,
  lockInvite,
  renewInvite,
  storeInviteStatus,
} from './invites.queries.ts';
import { invitableRoles } from './member-roles.ts';
import { organizationsSay } from './organizations.messages.ts';
import { requireApproved } from './own-organization.ts';

async function mailInvite(
  act: SignedAct,
  invite: { id: string; email: string; role: MemberRole; organization_id: string; organization_name: string },
  sent: { token: string; expires_at: string; send_count: number },
  turn?: 'with_another',
): Promise<void> {
  const { actor } = act;
  await mailTo(act, {
    type: 'colleague_invited',
    effect_key: `${invite.id}:${sent.send_count}`,
    params: {
      organization: invite.organization_name,
      inviter: displayName(actor),
      role: organizationsSay(`organizations.role.${invite.role}`)(acceptedLanguage(actor.locale)),
      expires: sent.expires_at.slice(0, 10),
    },
    email: invite.email,
    locale: actor.locale,
    link: `/invite/${sent.token}`,
    organization_id: invite.organization_id,
    ...(turn ? { turn } : {}),
  });
}

/**
 * Invites somebody to the caller's organization in a role. Answers the invitation's id. `turn`: the mail goes with
 * another one to the same address, which waited for its turn.
 */
export async function inviteMember(
  act: SignedAct,
  organizationId: string,
  wish: { email: string; role: MemberRole; message: string },
  turn?: 'with_another',
): Promise<string> {
  const { actor } = act;
  const membership = actor.memberships.find((one) => one.organization_id === organizationId);
  if (!membership) throw notFound();
  requireApproved(membership);
  if (!invitableRoles(actor.user_type, membership.kind).includes(wish.role)) {
    throw invalidField('role', organizationsSay('organizations.role_not_invited'));
  }
  if (await isActiveMember(act.db, organizationId, wish.email)) {
    throw new Refusal('conflict', organizationsSay('organizations.already_member'));
  }
  const { token, hash } = newToken();
  const made = await insertInvite(act.db, {
    ...wish,
    organization_id: organizationId,
    token_hash: hash,
    days: await configValue(act.db, 'invite_days'),
    invited_by: actor.user_id,
  });
  if (!made) throw new Refusal('conflict', organizationsSay('organizations.invite_exists'));
  const invite = {
    ...wish,
    id: made.id,
    organization_id: organizationId,
    organization_name: membership.name,
  };
  await mailInvite(act, invite, { token, expires_at: made.expires_at, send_count: 1 }, turn);
  await audit(act, {
    event_type: 'create',
    action: 'member.invited',
    target_type: 'invite',
    target_id: made.id,
    organization_id: organizationId,
    meta: { email: wish.email, role: wish.role },
  });
  return made.id;
}

async function openInvite(db: Db, actor: Actor, id: string): Promise<InviteRow> {
  const invite = await lockInvite(db, id);
  const membership = actor.memberships.find((one) => one.organization_id === invite?.organization_id);
  if (!invite || !membership) throw notFound();
  if (!invitableRoles(actor.user_type, membership.kind).includes(invite.role)) {
    throw new Refusal('refused_by_rule', organizationsSay('organizations.role_not_invited'));
  }
  if (invite.status !== 'new') {
    throw new Refusal('stale_status', organizationsSay('organizations.invite_answered'), {
      current: { status: invite.status, allowed: allowedTargets(INVITE_STATUSES, invite.status, 'inviter') },
    });
  }
  return invite;
}

/** Sends an invitation again, with a new link; the old one ends. */
export async function resendInvite(act: SignedAct, id: string): Promise<number> {
  const invite = await openInvite(act.db, act.actor, id);
  requireApproved({ status: invite.organization_status });
  const { token, hash } = newToken();
  const renewed = await renewInvite(act.db, id, hash, await configValue(act.db, 'invite_days'));
  await mailInvite(act, invite, { token, ...renewed });
  return renewed.send_count;
}

/** Takes an invitation back. */
export async function revokeInvite(act: SignedAct, id: string): Promise<void> {
  const invite = await openInvite(act.db, act.actor, id);
  await storeInviteStatus(act.db, id, 'closed', { closed_reason: 'revoked' });
  await audit(act, {
    event_type: 'update',
    action: 'member.invite_revoked',
    target_type: 'invite',
    target_id: id,
    organization_id: invite.organization_id,
  });
}
