import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { isOnTeam } from '../positions/public.ts';

/**
 * Who hears of a position's applicants: its hiring team, as far as they are still members of or linked to the
 * organization, and the organization's admins.
 */
export async function peopleToNotify(db: Db, positionId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from positions p join members m on m.organization_id = p.organization_id and m.status = 'active'
    where p.id = ${positionId} and (m.role in ('company_admin', 'independent_recruiter') or ${isOnTeam(sql`m.user_id`)})
    union
    select l.recruiter_user_id from positions p join recruiter_links l
      on l.company_id = p.organization_id and ${isOnTeam(sql`l.recruiter_user_id`)} and l.status = 'approved'
      and (l.valid_until is null or l.valid_until >= current_date)
      and (l.scope = 'all_positions' or exists (
        select 1 from recruiter_link_positions lp where lp.link_id = l.id and lp.position_id = p.id))
    where p.id = ${positionId}
  `.execute(db);
  return rows.map((row) => row.user_id);
}
