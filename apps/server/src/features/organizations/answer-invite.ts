import type { MemberRole } from '@tryout/contract/organizations/members';
import type { UserType } from '@tryout/domain/access/roles';
import { maskEmail } from '@tryout/domain/accounts/email';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { hashToken } from '../../platform/http/tokens.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { makeProvedAccount, type NewAccount, takeUpShared } from '../accounts/public.ts';
import {
  accountOf,
  hashNewPassword,
  holdAccount,
  openSession,
  performerOf,
  type SessionAct,
  sendPin,
  usePin,
} from '../auth/public.ts';
import {
  type InviteRow,
  lockInviteByToken,
  openCandidateInvite,
  placeInvited,
  storeInviteStatus,
} from './invites.queries.ts';
import { insertMember } from './organization-rows.queries.ts';
import { organizationsSay } from './organizations.messages.ts';
import { refuseOver } from './refuse-over.ts';
import { useTeamLink } from './team-links.ts';

async function openInvite(db: Db, token: string): Promise<InviteRow> {
  const invite = await lockInviteByToken(db, hashToken(token));
  if (!invite) throw notFound();
  refuseOver(invite);
  return invite;
}

/** What a link is about: enough to decide, and nothing about anybody else. */
export async function readInvitation(db: Db, token: string) {
  const colleague = await lockInviteByToken(db, hashToken(token));
  if (colleague) {
    refuseOver(colleague);
    return {
      kind: 'colleague' as const,
      organization_name: colleague.organization_name,
      position_title: null,
      role: colleague.role,
      email_masked: maskEmail(colleague.email),
      expires_at: colleague.expires_at,
    };
  }
  const candidate = await openCandidateInvite(db, hashToken(token));
  if (!candidate) throw notFound();
  refuseOver(candidate);
  return {
    kind: 'candidate' as const,
    organization_name: candidate.organization_name,
    position_title: candidate.position_title,
    role: null,
    email_masked: maskEmail(candidate.email),
    expires_at: candidate.expires_at,
  };
}

/** Mails a PIN to the invited address, for somebody who is signed in with another one. */
export async function sendInvitePin(place: SessionAct, actor: Actor, token: string) {
  const invite = await openInvite(place.db, token);
  return sendPin(place, { email: invite.email, purpose: 'invite', locale: actor.locale, send: true });
}

/** How an invitation is accepted. */
export interface Acceptance {
  readonly token: string;
  readonly pin?: string | undefined;
  /** True for a new account that is entered another way. */
  readonly without_password?: true;
  readonly account?:
    | {
        readonly first_name: string;
        readonly last_name: string;
        /** Left out where the account is entered another way, such as LinkedIn. */
        readonly password?: string | undefined;
        readonly locale: string;
        readonly time_zone: string;
        readonly token?: boolean | undefined;
      }
    | undefined;
}

/** Hashes the password of the account that is to be made; null where none is. */
export async function prepareAcceptance(
  db: Db,
  actor: Actor | null,
  given: Acceptance,
): Promise<string | null> {
  return actor || given.account?.password === undefined
    ? null
    : hashNewPassword(db, given.account.password, 'account.password');
}

/** Accepts an invitation: as the signed-in account, or with a new one for the invited address. */
export async function acceptInvite(
  place: SessionAct,
  actor: Actor | null,
  given: Acceptance,
  passwordHash: string | null,
) {
  const { organization_name, signup_step, session_token } = await join(place, actor, given, passwordHash);
  return { organization_name, signup_step, ...(session_token ? { token: session_token } : {}) };
}

/**
 * Accepts an invitation with a new account that is entered another way than by a password, such as LinkedIn. Answers
 * the account for linking it.
 */
export async function acceptInviteFromOutside(
  place: SessionAct,
  given: { readonly token: string; readonly account: Omit<NonNullable<Acceptance['account']>, 'password'> },
) {
  return join(place, null, { ...given, without_password: true }, null);
}

async function join(
  place: SessionAct,
  actor: Actor | null,
  given: Acceptance,
  passwordHash: string | null,
): Promise<Joined & { readonly organization_name: string; readonly role: MemberRole }> {
  const { db } = place;
  const invite = await openInvite(db, given.token);
  if (invite.team_link_id !== null) await useTeamLink(db, invite.team_link_id, place.services.now());
  const joined = actor
    ? await joinAs(place, actor, invite, given)
    : await joinNew(place, invite, given, passwordHash);
  await insertMember(db, {
    organization_id: invite.organization_id,
    user_id: joined.user_id,
    role: invite.role,
  });
  await placeInvited(db, invite.id, joined.user_id);
  // As a member: what was shared with the address may be open to them only now.
  await takeUpShared(place, { user_id: joined.user_id, email: invite.email });
  await storeInviteStatus(db, invite.id, 'approved', { accepted_by: joined.user_id });
  await recordSecurityEvent(
    db,
    { actor, origin: place.origin },
    {
      event_type: 'create',
      action: 'member.joined',
      target_type: 'organization',
      target_id: invite.organization_id,
      organization_id: invite.organization_id,
      meta: { role: invite.role },
      performer: performerOf({ id: joined.user_id, email: joined.email, user_type: invite.role as UserType }),
    },
  );
  return { ...joined, organization_name: invite.organization_name, role: invite.role };
}

interface Joined {
  readonly user_id: string;
  readonly email: string;
  readonly signup_step: number;
  readonly session_token?: string;
}

async function joinAs(
  place: SessionAct,
  actor: Actor,
  invite: InviteRow,
  given: Acceptance,
): Promise<Joined> {
  if (actor.email !== invite.email || !actor.email_verified) {
    if (!given.pin) {
      const message = organizationsSay('organizations.other_address');
      throw new Refusal('refused_by_rule', message, { fields: [{ field: 'pin', message }] });
    }
    await usePin(place, { email: invite.email, purpose: 'invite', pin: given.pin });
  }
  const account = await holdAccount(place, actor.user_id);
  if (account?.user_type !== invite.role) {
    throw new Refusal('refused_by_rule', organizationsSay('organizations.other_role'));
  }
  return { user_id: actor.user_id, email: actor.email, signup_step: actor.signup_step };
}

async function joinNew(
  place: SessionAct,
  invite: InviteRow,
  given: Acceptance,
  passwordHash: string | null,
): Promise<Joined> {
  if ((await accountOf(place.db, invite.email))?.email_verified) {
    throw new Refusal('conflict', organizationsSay('organizations.account_exists'));
  }
  if (!given.account || (passwordHash === null && given.without_password !== true))
    throw new Refusal('invalid_input', organizationsSay('organizations.name_and_password'));
  const { password: _, token: wantsToken, ...person } = given.account;
  const account: NewAccount = {
    ...person,
    email: invite.email,
    password_hash: passwordHash,
    user_type: invite.role,
    // The link came to this mailbox, so the address is proved, and the organization is there: terms are left.
    signup_step: 4,
    email_verified: true,
  };
  const user_id = await makeProvedAccount(place, account);
  if (user_id === null) throw new Refusal('conflict', organizationsSay('organizations.account_exists'));
  const opened = await openSession(place, user_id, wantsToken);
  return {
    user_id,
    email: invite.email,
    signup_step: 4,
    ...(opened.token ? { session_token: opened.token } : {}),
  };
}

/** Declines an invitation. */
export async function declineInvite(place: SessionAct, token: string): Promise<void> {
  const invite = await openInvite(place.db, token);
  await storeInviteStatus(place.db, invite.id, 'rejected');
}
