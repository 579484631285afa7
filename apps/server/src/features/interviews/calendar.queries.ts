import type { UserType } from '@tryout/domain/access/roles';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Somebody of the hiring side. */
export interface ColleagueRecord {
  readonly user_id: string;
  readonly name: string;
  readonly user_type: UserType;
}

/**
 * Who can interview for any position of organizations: their admins and recruiters, and hiring managers with a right
 * from interviewer up; of them only those that are named, where some are.
 */
export async function findColleagues(
  db: Db,
  organizationIds: readonly string[],
  named: readonly string[] | null,
  limit: number,
): Promise<ColleagueRecord[]> {
  const name = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`;
  const { rows } = await sql<ColleagueRecord>`
    select u.id as user_id, ${name} as name, u.user_type
    from users u
    where u.status = 'active' and (${named}::uuid[] is null or u.id = any(${named}::uuid[]))
      and exists (select 1 from members m where m.user_id = u.id and m.status = 'active'
        and m.organization_id = any(${organizationIds}::uuid[])
        and (m.role in ('company_admin', 'company_recruiter', 'independent_recruiter')
          or (m.role = 'employee' and exists (select 1 from position_privileges r where r.user_id = u.id
            and r.organization_id = m.organization_id and r.status = 'approved'
            and r.level in ('interviewer', 'reviewer', 'decider', 'private')))))
    order by ${name} collate people_names, u.id limit ${limit}
  `.execute(db);
  return rows;
}
