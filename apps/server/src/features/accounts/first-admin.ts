import type { FirstAdminConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Start } from '../../platform/feature.ts';
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

/** Makes the first super admin that the settings name, and says at the start how they get in. */
export async function welcomeFirstAdmin({ config, db, say }: Start): Promise<void> {
  const wish = config.firstAdmin;
  if (!wish) return;
  const made = await makeFirstAdmin(db, wish);
  if (made === 'made') {
    say.info(
      wish.password === null
        ? `${wish.email} is the super admin. Set a password with "Forgot your password" at ${config.publicUrl}/public/reset.`
        : `${wish.email} is the super admin, with the password of TRYOUT_ADMIN_PASSWORD; change it after signing in.`,
    );
  }
  if (made === 'address_taken') {
    say.warn(
      `There is no super admin, and ${wish.email} belongs to another account already; name another address.`,
    );
  }
}
