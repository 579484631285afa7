import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { hasFactorNow, isAskedForFactor } from '../../platform/http/sessions.queries.ts';

/** Whether an account is of the demo, which anybody may enter. */
export async function isSharedAccount(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_demo: boolean }>`select is_demo from users where id = ${userId}`.execute(
    db,
  );
  return rows[0]?.is_demo ?? false;
}

/** Whether an account needs a second factor today. */
export async function isAsked(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`
    select ${isAskedForFactor(sql`u`)} as asked from users u where u.id = ${userId}
  `.execute(db);
  return rows[0]?.asked ?? false;
}

/** Organizations that ask an account for a second factor, now or from a later day on. */
export async function findAskers(
  db: Db,
  userId: string,
): Promise<{ name: string; from: string; is_in_force: boolean }[]> {
  const { rows } = await sql<{ name: string; from: string; is_in_force: boolean }>`
    select o.name, to_char(o.second_factor_from, 'YYYY-MM-DD') as from,
      o.second_factor_from <= (now() at time zone 'UTC')::date as is_in_force
    from members m join organizations o on o.id = m.organization_id join users u on u.id = m.user_id
    where m.user_id = ${userId} and m.status = 'active' and u.user_type <> 'candidate'
      and o.second_factor_from is not null order by o.second_factor_from, o.name
  `.execute(db);
  return rows;
}

/** From when an organization asks its members for a second factor, and how many have one; undefined: unknown. */
export async function findRule(
  db: Db,
  organizationId: string,
): Promise<{ from: string | null; members: number; with_factor: number } | undefined> {
  const { rows } = await sql<{ from: string | null; members: number; with_factor: number }>`
    select to_char(o.second_factor_from, 'YYYY-MM-DD') as from, count(m.id)::int as members,
      count(m.id) filter (where ${hasFactorNow(sql`m.user_id`)})::int as with_factor
    from organizations o left join members m on m.organization_id = o.id and m.status = 'active'
    where o.id = ${organizationId} group by o.id
  `.execute(db);
  return rows[0];
}

/** Stores from when an organization asks its members for a second factor; null: not any more. */
export async function storeRule(db: Db, organizationId: string, from: string | null): Promise<void> {
  await sql`update organizations set second_factor_from = ${from}, updated_at = now()
    where id = ${organizationId}`.execute(db);
}

/** Holds an organization's row until the transaction ends. */
export async function lockRule(db: Db, organizationId: string): Promise<void> {
  await sql`select from organizations where id = ${organizationId} for update`.execute(db);
}

/** Active members of an organization who have no second factor. */
export async function findWithoutFactor(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from members m where m.organization_id = ${organizationId} and m.status = 'active'
      and not ${hasFactorNow(sql`m.user_id`)}
  `.execute(db);
  return rows.map((row) => row.user_id);
}

const LIVE_SESSIONS: RawBuilder<unknown> = sql`s.revoked_at is null and s.expires_at > now()
      and s.last_seen_at > now() - interval '2 days'`;

/** Sessions in use whose owner needs a second factor today and has none. */
export async function findUnsecured(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s join users u on u.id = s.user_id
    where ${LIVE_SESSIONS} and u.user_type <> 'candidate' and ${isAskedForFactor(sql`u`)} and not ${hasFactorNow(sql`u.id`)}
    limit 5000
  `.execute(db);
  return rows.map((row) => row.id);
}

/** A member whose factors may be reset, and how many other organizations they work for. */
export async function findMember(
  db: Db,
  employeeId: string,
): Promise<{ user_id: string; organization_id: string; status: string; elsewhere: number } | undefined> {
  const { rows } = await sql<{ user_id: string; organization_id: string; status: string; elsewhere: number }>`
    select m.user_id, m.organization_id, m.status, (select count(*) from members o
      where o.user_id = m.user_id and o.status = 'active' and o.id <> m.id)::int as elsewhere
    from members m where m.id = ${employeeId}
  `.execute(db);
  return rows[0];
}
