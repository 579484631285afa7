import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** An authenticator app as codes are judged by it. */
export interface AuthenticatorRow {
  readonly secret: Buffer;
  readonly created_at: string;
  readonly confirmed_at: string | null;
  readonly last_step: number;
  readonly last_used_at: string | null;
}

/** The authenticator app of an account, set up or being so. */
export async function findAuthenticator(db: Db, userId: string): Promise<AuthenticatorRow | undefined> {
  const { rows } = await sql<AuthenticatorRow>`
    select secret, created_at, confirmed_at, last_step::float8 as last_step, last_used_at from authenticators
    where user_id = ${userId}
  `.execute(db);
  return rows[0];
}

/** Stores a new secret in place of one that was never confirmed. False when one is confirmed. */
export async function storeSecret(db: Db, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into authenticators as a (user_id, secret, created_at) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
      where a.confirmed_at is null
    returning user_id
  `.execute(db);
  return rows.length > 0;
}

/** Takes the code of a step, in one statement: false when it, or one after it, was taken before. */
export async function takeStep(
  db: Db,
  userId: string,
  { step, now, confirms }: { readonly step: number; readonly now: Date; readonly confirms: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update authenticators set last_step = ${step}, last_used_at = ${now},
      confirmed_at = case when ${confirms} then ${now} else confirmed_at end
    where user_id = ${userId} and last_step < ${step} and (confirmed_at is null) = ${confirms}
    returning user_id
  `.execute(db);
  return rows.length > 0;
}

/** Removes the authenticator app of an account. False when it has none that is set up. */
export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from authenticators where user_id = ${userId} and confirmed_at is not null returning user_id
  `.execute(db);
  return rows.length > 0;
}
