import { type Scope, scopeOf } from '@tryout/domain/access/access-policy';
import { USER_TYPES } from '@tryout/domain/access/roles';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A new account, or the corrected data of one whose e-mail is not proved yet. */
export interface NewAccount {
  readonly email: string;
  /** Null: the account is entered by other ways, such as LinkedIn. */
  readonly password_hash: string | null;
  readonly user_type: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly locale: string;
  readonly time_zone: string;
  readonly signup_step: number;
  readonly email_verified: boolean;
}

/** Adds an account; null when the address is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<string | null> {
  const id = uuidv7();
  const { rows } = await sql<{ id: string }>`
    insert into users (id, email, password_hash, user_type, first_name, last_name, locale, time_zone, signup_step,
      email_verified_at)
    values (${id}, ${account.email}, ${account.password_hash}, ${account.user_type}, ${account.first_name},
      ${account.last_name}, ${account.locale}, ${account.time_zone}, ${account.signup_step},
      case when ${account.email_verified} then now() end)
    on conflict (email) where not is_provisional do nothing returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Writes an account anew whose e-mail nobody has proved: whoever made it may not have been the address's owner, so
 * nothing of it is kept. Answers whether there was one.
 */
export async function replaceUnprovedAccount(db: Db, userId: string, account: NewAccount): Promise<boolean> {
  const { rows } = await sql`
    update users set email = ${account.email}, password_hash = ${account.password_hash},
      user_type = ${account.user_type}, first_name = ${account.first_name}, last_name = ${account.last_name},
      locale = ${account.locale}, time_zone = ${account.time_zone}, signup_step = ${account.signup_step},
      email_verified_at = case when ${account.email_verified} then now() end, settings = '{}', updated_at = now()
    where id = ${userId} and email_verified_at is null and status = 'active' returning id
  `.execute(db);
  return rows.length > 0;
}

/** Whether the platform has an active super admin. Two starts at once wait for each other here. */
export async function hasSuperAdmin(db: Db): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('tryout:first-admin'))`.execute(db);
  const { rows } = await sql`
    select 1 from users where user_type = 'super_admin' and status = 'active' limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Moves an account to a step of the sign-up. */
export async function storeSignupStep(db: Db, userId: string, step: number): Promise<void> {
  await sql`update users set signup_step = ${step}, updated_at = now() where id = ${userId}`.execute(db);
}

/** Marks the account's address as proved; the sign-up goes on behind the PIN. Answers the step. */
export async function markEmailProved(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ signup_step: number }>`
    update users set email_verified_at = coalesce(email_verified_at, now()),
      signup_step = greatest(signup_step, 3), updated_at = now()
    where id = ${userId} returning signup_step
  `.execute(db);
  return rows[0]?.signup_step ?? 3;
}

/** Gives an account another, proved address. Answers false when somebody else has it. */
export async function storeProvedEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    update users set email = ${email}, email_verified_at = now(), is_provisional = false, updated_at = now()
    where id = ${userId} and not exists (select 1 from users other where other.email = ${email}
      and not other.is_provisional and other.id <> ${userId})
    returning id
  `.execute(db);
  return rows.length > 0;
}

const readersWithin = (...scopes: Scope[]) =>
  USER_TYPES.filter((type) => scopes.includes(scopeOf('position.read', type)));

/**
 * Privileges given to an address take effect for the account that proved it (product §2.7). One that could not
 * open the position (`couldOpenShared`) does not take it up: it goes on waiting.
 */
export async function bindPrivileges(db: Db, userId: string, email: string): Promise<void> {
  await sql`
    update position_privileges p set user_id = u.id, status = 'approved', updated_at = now()
    from users u
    where u.id = ${userId} and p.email = ${email} and p.status = 'new' and (
      u.user_type = any(${readersWithin('position')}::text[])
      or (u.user_type = any(${readersWithin('organization', 'linked')}::text[]) and exists (
        select 1 from members m
        where m.user_id = u.id and m.organization_id = p.organization_id and m.status = 'active'))
      or (u.user_type = any(${readersWithin('linked')}::text[]) and exists (
        select 1 from recruiter_links l
        where l.recruiter_user_id = u.id and l.company_id = p.organization_id and l.status = 'approved'
          and (l.valid_until is null or l.valid_until >= current_date))))
  `.execute(db);
}
