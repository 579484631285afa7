import type { RouteBody } from '@tryout/contract/define-route';
import type { addHiringManager, changeHiringManager } from '@tryout/contract/positions/position-people';
import { couldOpenShared } from '@tryout/domain/access/shared-position';
import { emailProblem, normalizeEmail } from '@tryout/domain/accounts/email';
import { type Act, audit, type SignedAct } from '../../../platform/act.ts';
import { displayName } from '../../../platform/http/actor.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { mailTo, notifyPeople } from '../../notifications/public.ts';
import { inviteMember } from '../../organizations/public.ts';
import type { PositionRow } from '../position-row.ts';
import { positionsSay } from '../positions.messages.ts';
import { findPositions } from '../positions.queries.ts';
import { peopleSay } from './people.messages.ts';
import {
  changePrivilege,
  findProvenAccount,
  insertPrivilege,
  lockPrivilege,
  type PrivilegeRow,
} from './privileges.queries.ts';

/** One privilege of one position. */
interface PrivilegeRef {
  readonly position_id: string;
  readonly privilege_id: string;
}

/** Shares a position with an address. It counts at once only where an account has proved that mailbox. */
export async function addPrivilege(
  act: SignedAct,
  position: PositionRow,
  body: RouteBody<typeof addHiringManager>,
): Promise<PrivilegeRow> {
  const { db, actor } = act;
  if (position.status === 'archived')
    throw new Refusal('refused_by_rule', peopleSay('positions.people.archived'));
  if (position.organization_status !== 'approved') {
    throw new Refusal('refused_by_rule', positionsSay('positions.organization_not_approved'));
  }
  const email = normalizeEmail(body.email);
  if (emailProblem(email) !== null) throw invalidField('email', positionsSay('positions.no_email_address'));
  const account = await findProvenAccount(db, email, position.organization_id);
  if (account?.user_type === 'candidate') {
    throw invalidField('email', peopleSay('positions.people.candidate_address'));
  }
  if (account && !couldOpenShared(account)) {
    throw invalidField('email', peopleSay('positions.people.could_not_open'));
  }
  const id = await insertPrivilege(db, {
    organization_id: position.organization_id,
    position_id: position.id,
    email,
    user_id: account?.id ?? null,
    level: body.level,
    see_identity: body.see_identity,
    invited_by: actor.user_id,
  });
  if (!id) throw new Refusal('conflict', peopleSay('positions.people.shared_already'));
  const privilege = await lockPrivilege(db, id);
  if (!privilege) throw notFound();
  await tellHolder(act, position, privilege, id);
  await audit(act, {
    event_type: 'create',
    action: 'position.privilege_given',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { email, level: body.level, see_identity: body.see_identity },
  });
  return privilege;
}

/**
 * Shares a position with an address while something of it is shown to its holder. Answers the account that can open the
 * position now; null: the mailbox has to be proved first.
 */
export async function givePrivilege(
  act: SignedAct,
  positionId: string,
  wish: RouteBody<typeof addHiringManager>,
): Promise<string | null> {
  const [position] = await findPositions(act.db, [positionId], act.actor);
  if (!position) throw notFound();
  return (await addPrivilege(act, position, wish)).user_id;
}

/** Changes level or sight of identities; it holds from the holder's next request. */
export async function changePrivilegeLevel(
  act: Act,
  ref: PrivilegeRef,
  change: RouteBody<typeof changeHiringManager>,
): Promise<PrivilegeRow> {
  const privilege = await lockLive(act, ref);
  const level = change.level ?? privilege.level;
  const see_identity = change.see_identity ?? privilege.see_identity;
  await changePrivilege(
    act.db,
    privilege.id,
    { level, see_identity, status: privilege.status },
    act.services.now(),
  );
  await audit(act, {
    event_type: 'update',
    action: 'position.privilege_changed',
    target_type: 'position',
    target_id: privilege.position_id,
    organization_id: privilege.organization_id,
    meta: {
      email: privilege.email,
      level: [privilege.level, level],
      see_identity: [privilege.see_identity, see_identity],
    },
  });
  return { ...privilege, level, see_identity };
}

/** Takes a privilege back. */
export async function revokePrivilege(act: Act, ref: PrivilegeRef): Promise<void> {
  const privilege = await lockLive(act, ref);
  await changePrivilege(act.db, privilege.id, { ...privilege, status: 'closed' }, act.services.now());
  await audit(act, {
    event_type: 'update',
    action: 'position.privilege_revoked',
    target_type: 'position',
    target_id: privilege.position_id,
    organization_id: privilege.organization_id,
    meta: { email: privilege.email, level: privilege.level },
  });
}

/** Sends the mail once more to an address that has not taken its privilege up. */
export async function resendPrivilege(
  act: SignedAct,
  position: PositionRow,
  privilegeId: string,
): Promise<PrivilegeRow> {
  const privilege = await lockLive(act, { position_id: position.id, privilege_id: privilegeId });
  if (privilege.status !== 'new') {
    throw new Refusal('refused_by_rule', peopleSay('positions.people.has_access'), {
      current: { status: privilege.status, allowed: ['closed'] },
    });
  }
  await tellHolder(act, position, privilege, `${privilege.id}:${act.origin.request_id}`);
  return privilege;
}

async function lockLive({ db }: Act, { position_id, privilege_id }: PrivilegeRef): Promise<PrivilegeRow> {
  const privilege = await lockPrivilege(db, privilege_id);
  if (!privilege || privilege.position_id !== position_id) throw notFound();
  if (privilege.status === 'new' || privilege.status === 'approved') return privilege;
  throw new Refusal('refused_by_rule', peopleSay('positions.people.ended'), {
    current: { status: privilege.status, allowed: [] },
  });
}

async function tellHolder(
  act: SignedAct,
  position: PositionRow,
  privilege: PrivilegeRow,
  effect_key: string,
): Promise<void> {
  const news = {
    type: 'privilege_given' as const,
    effect_key,
    params: { inviter: displayName(act.actor), position: position.title },
    organization_id: position.organization_id,
  };
  if (privilege.user_id) {
    await notifyPeople(act, [privilege.user_id], {
      ...news,
      link: `/user/positions/${position.id}`,
      mail: {},
      is_done: true,
    });
    return;
  }
  await mailTo(act, { ...news, email: privilege.email, link: `/user/positions/${position.id}` });
  await inviteAsEmployee(act, position, privilege.email);
}

/** An account comes with an invitation to the organization; whoever has one already is not invited again. */
async function inviteAsEmployee(act: SignedAct, position: PositionRow, email: string): Promise<void> {
  try {
    const wish = { email, role: 'employee', message: '' } as const;
    await inviteMember(act, position.organization_id, wish, 'with_another');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
  }
}
