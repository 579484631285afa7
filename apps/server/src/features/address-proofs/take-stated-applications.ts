import type { Act } from '../../platform/act.ts';
import { signedIn } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { holdOwnAccount } from '../auth/public.ts';
import { proofsSay } from './address-proofs.messages.ts';
import { lockAddress, lockStatedAccounts } from './merge-accounts.queries.ts';
import { takeIn } from './settle-address.ts';

/** The owner of an address, signed in, says that what was sent with it is theirs: it moves to their account. */
export async function takeStated(call: Act): Promise<{ moved: number; duplicates: number }> {
  await lockAddress(call.db, signedIn(call).email);
  const owner = await holdOwnAccount(call, signedIn(call));
  if (!owner.email_verified || owner.is_provisional || owner.user_type !== 'candidate') {
    throw new Refusal('refused_by_rule', proofsSay('address_proofs.confirm_first'));
  }
  const stated = await lockStatedAccounts(call.db, owner.email);
  return takeIn(
    call,
    { to: owner.id, email: owner.email },
    stated.map((one) => one.id),
  );
}
