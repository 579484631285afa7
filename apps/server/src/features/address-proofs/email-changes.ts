import type {
  askEmailChange as askRoute,
  confirmEmailChange as confirmRoute,
} from '@tryout/contract/accounts/accounts';
import type { RouteData } from '@tryout/contract/define-route';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { mapDatabaseError } from '../../platform/database/database-errors.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { hashToken, newToken } from '../../platform/http/tokens.ts';
import { changeAddress, refuseFreeMail } from '../accounts/public.ts';
import {
  accountOf,
  confirmation,
  endSessions,
  holdAccount,
  holdOwnAccount,
  type KnownAccount,
  performerOf,
} from '../auth/public.ts';
import { mailTo, notifyPeople } from '../notifications/public.ts';
import { proofsSay } from './address-proofs.messages.ts';
import {
  type EmailChangeRow,
  endEmailChanges,
  findChanger,
  findEmailChange,
  insertEmailChange,
  lockEmailChange,
  readdressMails,
  storeYes,
} from './email-changes.queries.ts';
import { lockAddress } from './merge-accounts.queries.ts';

/** Hours within which both mailboxes have to say yes, and the old one may say no. */
const OPEN_HOURS = 24;

type View = RouteData<typeof askRoute>;

function viewOf({ new_email, old_confirmed_at, new_confirmed_at, expires_at }: EmailChangeRow): View {
  return {
    new_email,
    old_confirmed: old_confirmed_at !== null,
    new_confirmed: new_confirmed_at !== null,
    expires_at,
  };
}

/**
 * Begins a change of address: each mailbox gets a link. An address that is taken gets none; everything else, the answer
 * and the mail to the old one included, is the same.
 */
export async function askEmailChange(act: SignedAct, email: string): Promise<View> {
  const { db, actor, services } = act;
  await confirmation.require(act);
  const account = await holdOwnAccount(act, actor);
  if (email === account.email) throw invalidField('email', proofsSay('address_proofs.same_address'));
  await refuseFreeMail(db, account.user_type, email);
  const [old, fresh] = [newToken(), newToken()];
  const change = await insertEmailChange(db, {
    user_id: account.id,
    session_id: actor.session_id,
    old_email: account.email,
    new_email: email,
    old_token_hash: old.hash,
    new_token_hash: fresh.hash,
    old_has_no_say: !account.email_verified,
    now: services.now(),
    hours: OPEN_HOURS,
  });
  if (account.email_verified) await mailLink(act, account, change, 'email_change_old', old.token);
  const isTaken = (await accountOf(db, email)) !== undefined;
  if (!isTaken) await mailLink(act, account, change, 'email_change_new', fresh.token);
  await audit(act, {
    event_type: 'update',
    action: 'account.email_change_asked',
    target_type: 'user',
    target_id: account.id,
    meta: { email: [account.email, email] },
  });
  return viewOf(change);
}

function mailLink(
  act: Act,
  account: KnownAccount,
  change: EmailChangeRow,
  type: 'email_change_old' | 'email_change_new',
  token: string,
): Promise<void> {
  const { old_email, new_email } = change;
  return mailTo(act, {
    type,
    effect_key: change.id,
    params: { old_email, new_email, hours: String(OPEN_HOURS) },
    email: type === 'email_change_old' ? old_email : new_email,
    locale: account.locale,
    link: `/email-change/${token}`,
  });
}

/** The caller's open change of address. */
export async function ownEmailChange({ db, actor, services }: SignedAct): Promise<View | null> {
  const change = await findEmailChange(db, actor.user_id, services.now());
  return change ? viewOf(change) : null;
}

/** Takes back the caller's open change of address. */
export async function cancelEmailChange(act: SignedAct): Promise<void> {
  const { db, actor, services } = act;
  if (!(await endEmailChanges(db, actor.user_id, 'cancelled', services.now()))) {
    throw new Refusal('refused_by_rule', proofsSay('address_proofs.no_change'));
  }
  await audit(act, {
    event_type: 'update',
    action: 'account.email_change_stopped',
    target_type: 'user',
    target_id: actor.user_id,
    meta: { by: 'owner' },
  });
}

/** The one answer to links that are wrong, used, stopped or too old, and to addresses that were taken meanwhile. */
function over(): Refusal {
  return new Refusal('gone', proofsSay('address_proofs.change_over'));
}

/** The open change behind a token; the account is held first, as whoever begins a change does. */
async function held(act: Act, token: string) {
  const hash = hashToken(token);
  const userId = await findChanger(act.db, hash);
  const account = userId === undefined ? undefined : await holdAccount(act, userId);
  const change = await lockEmailChange(act.db, hash, act.services.now());
  if (!account || !change || account.status !== 'active' || account.email !== change.old_email) throw over();
  return { account, change };
}

/** One of the two mailboxes says yes; with the second yes the account has its new address. */
export async function confirmEmailChange(
  act: Act,
  token: string,
): Promise<RouteData<typeof confirmRoute>['outcome']> {
  const { db, services } = act;
  const { account, change } = await held(act, token);
  await storeYes(db, change.id, change.is_old, services.now());
  const isWaiting = change.is_old ? change.new_confirmed_at === null : change.old_confirmed_at === null;
  if (isWaiting) return 'waits';
  await settle(act, account, change);
  return 'changed';
}

/** False when somebody else has the address, or took it at the same moment. */
async function takeAddress(act: Act, user_id: string, email: string): Promise<boolean> {
  try {
    return await changeAddress(act, { user_id, email });
  } catch (error) {
    if (mapDatabaseError(error)?.code === 'conflict') return false;
    throw error;
  }
}

async function settle(act: Act, account: KnownAccount, change: EmailChangeRow): Promise<void> {
  const { db, services } = act;
  // Whoever changes to, signs up with or applies with this address waits here, so that one of them has it.
  await lockAddress(db, change.new_email);
  if (!(await takeAddress(act, account.id, change.new_email))) throw over();
  await endEmailChanges(db, account.id, 'changed', services.now());
  await readdressMails(db, account.id, change);
  await endSessions(act, account.id, change.session_id);
  await audit(
    { ...act, actor: null },
    {
      event_type: 'update',
      action: 'account.email_changed',
      target_type: 'user',
      target_id: account.id,
      organization_id: null,
      meta: { email: [change.old_email, change.new_email] },
      performer: performerOf(account),
    },
  );
  await notifyPeople(act, [account.id], {
    type: 'email_changed',
    effect_key: change.id,
    params: { old_email: change.old_email, new_email: change.new_email },
    link: '/user/settings/account',
    mail: {},
  });
}

/** One of the two mailboxes says no: it was not asked for, or not by its reader. */
export async function stopEmailChange(act: Act, token: string): Promise<void> {
  const { db, services } = act;
  const { account, change } = await held(act, token);
  await endEmailChanges(db, account.id, 'stopped', services.now());
  await audit(
    { ...act, actor: null },
    {
      event_type: 'update',
      action: 'account.email_change_stopped',
      target_type: 'user',
      target_id: account.id,
      organization_id: null,
      meta: { by: change.is_old ? 'old' : 'new' },
      performer: performerOf(account),
    },
  );
  await notifyPeople(act, [account.id], {
    type: 'email_change_stopped',
    effect_key: change.id,
    params: { new_email: change.new_email },
    link: '/user/settings/security',
    mail: {},
  });
}
