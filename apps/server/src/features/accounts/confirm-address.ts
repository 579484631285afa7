import type { confirmEmail } from '@tryout/contract/accounts';
import type { RouteData } from '@tryout/contract/define-route';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { endSessions, findAccountByEmail, forgetWaysIn, openSession } from '../auth/public.ts';
import { readEmailProof } from '../notifications/public.ts';
import { accountsSay } from './accounts.messages.ts';
import { bindPrivileges, markEmailProved } from './accounts.queries.ts';

/**
 * Whoever holds the mailed link reads the mailbox. The address counts as proved from now on; ways in that were set up
 * by whoever stated the address end, unless it is the very browser the link was opened in. A link works once.
 */
export async function confirmAddress(
  call: Call<typeof confirmEmail>,
): Promise<RouteData<typeof confirmEmail>> {
  const { db, services, actor } = call;
  const proof = readEmailProof(services, call.body.token);
  const account = proof && (await findAccountByEmail(db, proof.email));
  if (!proof || account?.id !== proof.user_id || account.status !== 'active') throw over();
  const isOwnBrowser = actor?.user_id === account.id;
  if (account.email_verified) {
    if (isOwnBrowser) return { email: proof.email };
    throw over();
  }
  if (!isOwnBrowser) await forgetWaysIn(db, account.id);
  await endSessions({ db, services }, account.id, isOwnBrowser ? actor.session_id : null);
  await markEmailProved(db, account.id);
  await bindPrivileges(db, account.id, proof.email);
  await recordSecurityEvent(db, call, {
    event_type: 'update',
    action: 'account.email_proved',
    target_type: 'user',
    target_id: account.id,
    performer: { id: account.id, email: proof.email, type: 'candidate' },
  });
  if (!isOwnBrowser) await openSession({ ...call, db, services }, account.id, undefined);
  return { email: proof.email };
}

function over(): Refusal {
  return new Refusal('gone', accountsSay('accounts.proof_over'));
}
