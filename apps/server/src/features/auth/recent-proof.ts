import { CONFIRMED_MINUTES } from '@tryout/domain/accounts/second-factor';
import type { SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { authSay } from './auth.messages.ts';
import { isConfirmed, storeConfirmed } from './sessions.queries.ts';

/**
 * For changes that would let a stranger at an open screen take the account: its owner has to have proved who they are in
 * this session within the last ten minutes. @throws Refusal (confirm_first), which the pages answer by asking
 */
export async function requireConfirmed({ db, actor }: Pick<SignedAct, 'db' | 'actor'>): Promise<void> {
  if (await isConfirmed(db, actor.session_id, CONFIRMED_MINUTES)) return;
  throw new Refusal('confirm_first', authSay('auth.confirm_first'));
}

/** Proofs of who somebody is, in a session that is open; for other features. */
export const confirmation = {
  require: requireConfirmed,
  /** The owner of this session has just proved who they are. */
  note: ({ db, actor }: Pick<SignedAct, 'db' | 'actor'>): Promise<void> =>
    storeConfirmed(db, actor.session_id),
} as const;
