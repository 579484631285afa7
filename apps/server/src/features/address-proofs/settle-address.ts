import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { proveAddress } from '../accounts/public.ts';
import { readyTakeOver } from '../applications/public.ts';
import { accountOf, endUnprovedWaysIn, endWaysIn, giveAddress, type KnownAccount } from '../auth/public.ts';
import { FOLLOWS } from './account-references.ts';
import { proofsSay } from './address-proofs.messages.ts';
import {
  follow,
  followWithProfile,
  forgetCalendars,
  keepOneDefaultCv,
  lockStatedAccounts,
  type Merging,
  markMerged,
  yieldAddress,
} from './merge-accounts.queries.ts';

/** What a proof of an address led to. */
export interface Settled {
  /** The account that has it all now. */
  readonly account_id: string;
  /**
   * `confirmed`: the account has the address as its own. `added`: the address had an account, which took everything in.
   * `kept_apart`: the address belongs to an account that does not apply; the applications are confirmed and stay apart.
   */
  readonly outcome: 'confirmed' | 'added' | 'kept_apart';
  /** Applications that came to the account. */
  readonly moved: number;
  /** Pairs for one position of which one was closed. */
  readonly duplicates: number;
}

/**
 * The mailbox of a candidate's account that states an address was proved: whatever states the same address becomes one
 * account. The caller holds the address (`lockAddress`); `first` is the account the proof is for, whose application
 * goes before those of others that state the address.
 */
export async function settleAddress(place: Act, first: KnownAccount): Promise<Settled> {
  const { db } = place;
  const { email } = first;
  const owner = await accountOf(db, email);
  const isOther = owner !== undefined && owner.id !== first.id;
  if (isOther && owner.status !== 'active')
    throw new Refusal('forbidden', proofsSay('address_proofs.closed'));
  if (isOther && !owner.email_verified) {
    // Whoever made it never showed that the mailbox is theirs.
    await endUnprovedWaysIn(place, owner);
    await yieldAddress(db, owner.id);
  }
  const hasOwner = isOther && owner.email_verified;
  const stated = await lockStatedAccounts(db, email);
  let account_id = first.id;
  let outcome: Settled['outcome'] = 'confirmed';
  if (hasOwner && owner.user_type === 'candidate') {
    account_id = owner.id;
    outcome = 'added';
  } else if (hasOwner) {
    account_id = stated.find((one) => one.proved)?.id ?? first.id;
    await proveAddress(place, { user_id: account_id, email });
    outcome = 'kept_apart';
  } else {
    await giveAddress(place, first.id);
    await proveAddress(place, { user_id: first.id, email });
  }
  const others = [first.id, ...stated.map((one) => one.id)].filter((id) => id !== account_id);
  return { account_id, outcome, ...(await takeIn(place, { to: account_id, email }, [...new Set(others)])) };
}

/** Takes provisional accounts into the one they turned out to belong to. */
export async function takeIn(
  place: Act,
  { to, email }: { readonly to: string; readonly email: string },
  accounts: readonly string[],
): Promise<{ moved: number; duplicates: number }> {
  const sum = { moved: 0, duplicates: 0 };
  for (const from of accounts) {
    const one = await mergeInto(place, { from, to }, email);
    sum.moved += one.moved;
    sum.duplicates += one.duplicates;
  }
  return sum;
}

async function mergeInto(
  place: Act,
  two: Merging,
  email: string,
): Promise<{ moved: number; duplicates: number }> {
  const { db, origin } = place;
  const counted = await readyTakeOver(place, two);
  await keepOneDefaultCv(db, two);
  for (const following of FOLLOWS) await follow(db, following, two);
  await followWithProfile(db, two);
  await forgetCalendars(db, two);
  await endWaysIn(place, two.from);
  await markMerged(db, two);
  await recordSecurityEvent(
    db,
    { actor: null, origin },
    {
      event_type: 'update',
      action: 'account.merged',
      target_type: 'user',
      target_id: two.to,
      organization_id: null,
      meta: { from_account: two.from, applications: counted.moved, duplicates: counted.duplicates },
      performer: { id: two.to, email, type: 'candidate' },
    },
  );
  return counted;
}
