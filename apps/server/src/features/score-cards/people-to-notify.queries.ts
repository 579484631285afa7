import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/**
 * Who hears of a position's applicants: its maker while still a member or linked to the organization, and the
 * organization's admins.
 */
export async function peopleToNotify(db: Db, positionId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from positions p join members m on m.organization_id = p.organization_id and m.status = 'active'
    where p.id = ${positionId} and (m.user_id = p.created_by or m.role in ('company_admin', 'independent_recruiter'))
    union
    select l.recruiter_user_id from positions p join recruiter_links l
      on l.company_id = p.organization_id and l.recruiter_user_id = p.created_by and l.status = 'approved'
      and (l.valid_until is null or l.valid_until >= current_date)
      and (l.scope = 'all_positions' or exists (
        select 1 from recruiter_link_positions lp where lp.link_id = l.id and lp.position_id = p.id))
    where p.id = ${positionId}
  `.execute(db);
  return rows.map((row) => row.user_id);
}
