import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Account, claimAddress, findAccountByEmail, lockAccount } from './users.queries.ts';

/** An account as other features may know it: nobody else sees what stands for its password. */
export type KnownAccount = Omit<Account, 'password_hash'>;

/** The account to which an address belongs; those that only state it are not meant. */
export async function accountOf(db: Db, email: string): Promise<KnownAccount | undefined> {
  const account = await findAccountByEmail(db, email);
  return account && known(account);
}

/** An account, held until the transaction ends. */
export async function holdAccount(act: Pick<Act, 'db'>, userId: string): Promise<KnownAccount | undefined> {
  const account = await lockAccount(act.db, userId);
  return account && known(account);
}

/** The account of whoever is signed in, held until the transaction ends. */
export async function holdOwnAccount(act: Pick<Act, 'db'>, actor: Actor): Promise<KnownAccount> {
  const account = await holdAccount(act, actor.user_id);
  if (!account) throw new Error('a signed-in account is gone');
  return account;
}

/** Makes the address that a provisional account states its own; nobody else may have it. */
export async function giveAddress(act: Pick<Act, 'db'>, userId: string): Promise<void> {
  if (!(await claimAddress(act.db, userId))) throw new Error('an address without an owner was not to be had');
}

function known({ password_hash: _, ...account }: Account): KnownAccount {
  return account;
}
