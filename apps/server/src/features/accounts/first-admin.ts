import type { FirstAdminConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { hashPassword } from '../auth/public.ts';
import { hasSuperAdmin, insertAccount } from './accounts.queries.ts';

/** What became of the wish for a first super admin. */
export type FirstAdmin = 'made' | 'there_already' | 'address_taken';

/**
 * Gives a platform without a super admin its first one, as the settings name it. Whoever can set them runs the
 * machine, so the address needs no other proof. Later starts change nothing, not even the password.
 */
export async function makeFirstAdmin(db: Db, wish: FirstAdminConfig): Promise<FirstAdmin> {
  const password_hash = wish.password === null ? null : await hashPassword(wish.password);
  return withTransaction(db, async (tx) => {
    if (await hasSuperAdmin(tx)) return 'there_already';
    const id = await insertAccount(tx, {
      email: wish.email,
      password_hash,
      user_type: 'super_admin',
      first_name: '',
      last_name: '',
      locale: 'en',
      time_zone: 'America/New_York',
      signup_step: 5,
      email_verified: true,
    });
    if (id === null) return 'address_taken';
    await recordSecurityEvent(
      tx,
      { actor: null, origin: null },
      {
        event_type: 'create',
        action: 'account.created',
        target_type: 'user',
        target_id: id,
        meta: { user_type: 'super_admin' },
      },
    );
    return 'made';
  });
}
