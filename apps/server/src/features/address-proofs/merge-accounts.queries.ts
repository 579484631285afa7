import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type Following, PROFILE } from './account-references.ts';

/** Two accounts of one person: what names the first names the second afterwards. */
export interface Merging {
  readonly from: string;
  readonly to: string;
}

/** Lets only one proof of an address be judged at a time, until the transaction ends. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`.execute(db);
}

/** Candidates' accounts that only state an address, oldest first, locked; those that were merged are not among them. */
export async function lockStatedAccounts(db: Db, email: string): Promise<{ id: string; proved: boolean }[]> {
  const { rows } = await sql<{ id: string; proved: boolean }>`
    select id, email_verified_at is not null as proved from users
    where email = ${email} and is_provisional and merged_into is null and user_type = 'candidate' and status = 'active'
    order by created_at, id for update
  `.execute(db);
  return rows;
}

/** Takes an address from an account that never proved it; the account itself stays. */
export async function yieldAddress(db: Db, userId: string): Promise<void> {
  await sql`update users set is_provisional = true, updated_at = now()
    where id = ${userId} and email_verified_at is null`.execute(db);
}

/** Gives rows to the other account; one that it may hold once and holds already is removed. */
export async function follow(
  db: Db,
  { table, column, once_by, apart_by }: Following,
  two: Merging,
): Promise<void> {
  const [rows, owner] = [sql.table(table), sql.ref(column)];
  if (once_by || apart_by) {
    const [from, until] = (apart_by ?? []).map((one) => sql.ref(one));
    const alike = [
      ...(once_by ?? []).map((one) => sql`held.${sql.ref(one)} is not distinct from r.${sql.ref(one)}`),
      ...(from && until ? [sql`held.${from} < r.${until} and held.${until} > r.${from}`] : []),
    ];
    // sql: blind, because the tables that follow are a list of the features'
    await sql`delete from ${rows} r where r.${owner} = ${two.from}
      and exists (select from ${rows} held where held.${owner} = ${two.to} and ${sql.join(alike, sql` and `)})`.execute(
      db,
    );
  }
  await sql`update ${rows} set ${owner} = ${two.to} where ${owner} = ${two.from}`.execute(db);
}

/** One CV of an account is offered first: the owner's, where there is one. */
export async function keepOneDefaultCv(db: Db, { from, to }: Merging): Promise<void> {
  await sql`
    update cvs set is_default = false
    where user_id = ${from} and exists (select from cvs o where o.user_id = ${to} and o.is_default and o.removed_at is null)
  `.execute(db);
}

/** The profile goes to an account whose own is empty; otherwise that one's stays and this one is removed. */
export async function followWithProfile(db: Db, two: Merging): Promise<void> {
  const { rows } = await sql`
    select from candidate_profiles where user_id = ${two.to}
      and (tagline || bio || phone || location || linkedin || work_permit <> '' or skills <> '{}'
        or technical_skills <> '{}' or languages <> '[]' or availability <> 'unsaid'
        or profile_picture_file_id is not null or cover_picture_file_id is not null)
    union all select from educations where user_id = ${two.to}
    union all select from experiences where user_id = ${two.to}
  `.execute(db);
  for (const table of PROFILE) {
    const loser = rows.length > 0 ? two.from : two.to;
    await sql`delete from ${sql.table(table)} where user_id = ${loser}`.execute(db);
    await sql`update ${sql.table(table)} set user_id = ${two.to} where user_id = ${two.from}`.execute(db);
  }
}

/** Forgets the calendars elsewhere that a provisional account connected, with their secrets. */
export async function forgetCalendars(db: Db, { from }: Merging): Promise<void> {
  await sql`delete from calendar_sources where user_id = ${from}`.execute(db);
}

/** Ends a provisional account whose things are another's now. */
export async function markMerged(db: Db, { from, to }: Merging): Promise<void> {
  await sql`update users set is_provisional = true, status = 'disabled', merged_into = ${to}, updated_at = now()
    where id = ${from}`.execute(db);
}
