import type { Factors } from '@tryout/domain/accounts/second-factor';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** The second factors of an account. */
export async function findFactors(db: Db, userId: string): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select (select count(*) from passkeys where user_id = ${userId})::int as passkeys,
      exists (select from authenticators where user_id = ${userId} and confirmed_at is not null) as authenticator,
      (select count(*) from recovery_codes where user_id = ${userId} and used_at is null)::int as recovery_codes
  `.execute(db);
  return rows[0] ?? { passkeys: 0, authenticator: false, recovery_codes: 0 };
}

/** Removes every second factor of an account, with its recovery codes and what is on its way. */
export async function forgetFactors(db: Db, userId: string): Promise<void> {
  await sql`delete from passkeys where user_id = ${userId}`.execute(db);
  await sql`delete from authenticators where user_id = ${userId}`.execute(db);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db);
  await sql`delete from passkey_challenges where user_id = ${userId}`.execute(db);
  await sql`update second_steps set done_at = now() where user_id = ${userId} and done_at is null`.execute(
    db,
  );
}
