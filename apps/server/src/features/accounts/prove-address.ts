import type { Act } from '../../platform/act.ts';
import { bindPrivileges, markEmailProved, storeProvedEmail } from './accounts.queries.ts';

/** An account and the address that it is about. */
interface Addressed {
  readonly user_id: string;
  readonly email: string;
}

/** What was shared with an address takes effect for the account that proved it, as far as its role may open it. */
export function takeUpShared({ db }: Act, { user_id, email }: Addressed): Promise<void> {
  return bindPrivileges(db, user_id, email);
}

/** The account's own address is proved. Answers the step at which its sign-up goes on. */
export async function proveAddress(act: Act, account: Addressed): Promise<number> {
  const step = await markEmailProved(act.db, account.user_id);
  await takeUpShared(act, account);
  return step;
}

/** The account has another address, proved just now. False when another account has it. */
export async function changeAddress(act: Act, account: Addressed): Promise<boolean> {
  if (!(await storeProvedEmail(act.db, account.user_id, account.email))) return false;
  await takeUpShared(act, account);
  return true;
}
