import type { confirmEmail } from '@tryout/contract/accounts/accounts';
import type { RouteData } from '@tryout/contract/define-route';
import { hasFactor } from '@tryout/domain/accounts/second-factor';
import { type Act, audit } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  endSessions,
  endWaysIn,
  factors,
  holdAccount,
  type KnownAccount,
  openSession,
  type SessionAct,
} from '../auth/public.ts';
import { readEmailProof } from '../notifications/public.ts';
import { proofsSay } from './address-proofs.messages.ts';
import { lockAddress } from './merge-accounts.queries.ts';
import { type Settled, settleAddress } from './settle-address.ts';

/**
 * Whoever holds the mailed link reads the mailbox. What states the address belongs to its owner from now on; ways in
 * that were set up by whoever stated it end, unless it is the very browser the link was opened in. A link works once.
 */
export async function confirmAddress(
  act: SessionAct,
  token: string,
): Promise<RouteData<typeof confirmEmail>> {
  const { db, services, actor } = act;
  const proof = readEmailProof(services, token);
  if (!proof) throw over();
  await lockAddress(db, proof.email);
  const named = await holdAccount(act, proof.user_id);
  if (named?.email !== proof.email || named.status !== 'active') throw over();
  if (named.email_verified) {
    if (actor?.user_id !== named.id) throw over();
    return { email: proof.email, outcome: 'confirmed', signed_in: true, moved: 0, duplicates: 0 };
  }
  const own = await statedInThisBrowser(act, proof.email);
  const first = own ?? named;
  const settled = await settleAddress(act, first);
  await audit(act, {
    event_type: 'update',
    action: 'account.email_proved',
    target_type: 'user',
    target_id: settled.account_id,
    performer: { id: settled.account_id, email: proof.email, type: 'candidate' },
  });
  const where = {
    account_id: settled.account_id,
    was_there: settled.account_id !== first.id,
    is_own: own !== undefined,
  };
  const signed_in = await letIn(act, where);
  return { email: proof.email, outcome: settled.outcome, signed_in, ...countsOf(settled) };
}

/** The account that is signed in here, where it states the address that is proved now. */
async function statedInThisBrowser(act: Act, email: string): Promise<KnownAccount | undefined> {
  const account = act.actor ? await holdAccount(act, act.actor.user_id) : undefined;
  const isStated = account?.email === email && account.user_type === 'candidate' && !account.email_verified;
  return isStated ? account : undefined;
}

/**
 * Who opens the link may go on as the applicant. An account that was there before is entered only in the browser that
 * applied: the link lies in a mailbox for days, and was mailed because somebody typed the address.
 */
async function letIn(
  act: SessionAct,
  { account_id, was_there, is_own }: { account_id: string; was_there: boolean; is_own: boolean },
): Promise<boolean> {
  const { actor } = act;
  if (actor?.user_id === account_id) {
    if (!was_there) await endSessions(act, account_id, actor.session_id);
    return true;
  }
  if (was_there && (!is_own || hasFactor(await factors.of(act.db, account_id)))) return false;
  if (!was_there) await endWaysIn(act, account_id);
  await openSession(act, account_id, undefined);
  return true;
}

const countsOf = ({ moved, duplicates }: Settled) => ({ moved, duplicates });

function over(): Refusal {
  return new Refusal('gone', proofsSay('address_proofs.proof_over'));
}
