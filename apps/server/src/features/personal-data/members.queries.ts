import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';

type Runner = Pick<Actor, 'user_id' | 'user_type'>;

/** Accounts that are about to be erased do not count as somebody who is left. */
const STAYS = sql`o.status = 'active' and not exists (select from erasures e
      where e.subject_id = o.id and e.organization_id is null and e.status <> 'done')`;

/**
 * Names of the organizations that nobody could run without this account; an empty name is the platform. A recruiter who
 * works alone runs only an organization that has positions open or people in it.
 */
export async function findOnlyRunner(db: Db, { user_id, user_type }: Runner): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select r.name from members m join organizations r on r.id = m.organization_id
    where m.user_id = ${user_id} and m.status = 'active'
      and m.role in ('company_admin', 'staffing_agency_admin', 'independent_recruiter')
      and not exists (select from members c join users o on o.id = c.user_id
        where c.organization_id = m.organization_id and c.role = m.role and c.status = 'active'
          and c.id <> m.id and ${STAYS})
      and (r.kind <> 'independent'
        or exists (select from members c where c.organization_id = r.id and c.status = 'active' and c.id <> m.id)
        or exists (select from positions p where p.organization_id = r.id and p.status = 'published'))
    union all
    select '' where ${user_type} = 'super_admin'
      and not exists (select from users o where o.user_type = 'super_admin' and o.id <> ${user_id} and ${STAYS})
    order by name
  `.execute(db);
  return rows.map((row) => row.name);
}

/** Holds the organizations of somebody until the transaction ends, and the platform where they run it. */
export async function lockRunners(db: Db, { user_id, user_type }: Runner): Promise<void> {
  if (user_type === 'super_admin') {
    await sql`select pg_advisory_xact_lock(hashtext('tryout:first-admin'))`.execute(db);
  }
  await sql`
    select from organizations where id in (select organization_id from members where user_id = ${user_id} and status = 'active')
    order by id for update
  `.execute(db);
}

/**
 * Takes accounts out of the organizations they worked for: no rights, no title, no shares of positions. What they decided
 * and wrote for an organization is the organization's, and names an erased account from now on.
 */
export async function leaveOrganizations(db: Db, accounts: readonly string[]): Promise<number> {
  const left = await sql`
    update members set status = 'deactivated', title = '', updated_at = now()
    where user_id = any(${accounts}::uuid[]) and (status <> 'deactivated' or title <> '')
  `.execute(db);
  await sql`
    update position_privileges set status = 'closed', email = 'erased-' || user_id || '@erased.invalid', updated_at = now()
    where user_id = any(${accounts}::uuid[])
  `.execute(db);
  return Number(left.numAffectedRows ?? 0n);
}
