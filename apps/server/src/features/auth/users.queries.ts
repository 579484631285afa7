import type { UserType } from '@tryout/domain/access/roles';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** An account as signing in needs it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly user_type: UserType;
  readonly status: 'active' | 'disabled';
  readonly signup_step: number;
  readonly email_verified: boolean;
  readonly email_verified_at: string | null;
  readonly locale: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Made by applying with a stated address, which may belong to another account. */
  readonly is_provisional: boolean;
}

const COLUMNS = sql`id, email, password_hash, user_type, status, signup_step, locale, first_name, last_name,
  is_provisional, email_verified_at, email_verified_at is not null as email_verified`;

/** The account to which an address belongs; those that only state it are not meant. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${COLUMNS} from users
    where email = ${email} and not is_provisional`.execute(db);
  return rows[0];
}

/** What the reader of a mailbox may enter: the address's account, else the first provisional one that states it. */
export async function findAccountOfMailbox(db: Db, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${COLUMNS} from (
      select *, 0 as place from users where email = ${email} and not is_provisional
      union all
      (select *, 1 as place from users
        where email = ${email} and is_provisional and email_verified_at is null and merged_into is null
        order by created_at, id limit 1)) of_mailbox
    order by place limit 1`.execute(db);
  return rows[0];
}

/** Makes the address a provisional account's own, and proved. False when it belongs to another account. */
export async function claimAddress(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    update users u set is_provisional = false, email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
    where id = ${userId} and merged_into is null
      and not exists (select from users o where o.email = u.email and not o.is_provisional and o.id <> u.id)
    returning id
  `.execute(db);
  return rows.length > 0;
}

/** An account, locked until the transaction ends. */
export async function lockAccount(db: Db, userId: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${COLUMNS} from users where id = ${userId} for update`.execute(
    db,
  );
  return rows[0];
}

/** The stored password hash of an account; null when it has no password. */
export async function readPasswordHash(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from users where id = ${userId}
  `.execute(db);
  return rows[0]?.password_hash ?? null;
}

/** Stores a new password hash. */
export async function storePassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await sql`update users set password_hash = ${passwordHash}, updated_at = now() where id = ${userId}`.execute(
    db,
  );
}

/** What the current user's page needs beyond the actor. */
export async function readAccountExtras(db: Db, userId: string) {
  const { rows } = await sql<{ settings: object; has_password: boolean }>`
    select u.settings, u.password_hash is not null as has_password from users u where u.id = ${userId}
  `.execute(db);
  return rows[0];
}

/** Fields of the settings form; those left out stay. */
export interface SettingsChange {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly locale?: string | undefined;
  readonly time_zone?: string | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Stores changed settings. */
export async function storeSettings(db: Db, userId: string, change: SettingsChange): Promise<void> {
  await sql`
    update users set
      first_name = coalesce(${change.first_name ?? null}, first_name),
      last_name = coalesce(${change.last_name ?? null}, last_name),
      locale = coalesce(${change.locale ?? null}, locale),
      time_zone = coalesce(${change.time_zone ?? null}, time_zone),
      settings = settings || ${JSON.stringify(change.settings)}::jsonb, updated_at = now()
    where id = ${userId}
  `.execute(db);
}

/** Forgets the outside accounts that may sign in to an account. */
export async function forgetIdentities(db: Db, userId: string): Promise<void> {
  await sql`delete from external_identities where user_id = ${userId}`.execute(db);
}

/**
 * Takes away the password and the outside accounts of an account whose e-mail is proved now for the first time by
 * somebody else than who set them up: they may not be the owner's.
 */
export async function forgetWaysIn(db: Db, userId: string): Promise<void> {
  await sql`update users set password_hash = null, updated_at = now() where id = ${userId}`.execute(db);
  await forgetIdentities(db, userId);
}
