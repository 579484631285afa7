import type { PrivilegeLevel } from '@tryout/domain/access/privilege';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { isOnTeam, knownToRecruiter } from '../../positions/public.ts';

/** Somebody on the hiring side of a position. */
export interface PersonOnPosition {
  user_id: string;
  name: string;
  /** Null for members of the organization who recruit; that of a linked recruiter as their link permits. */
  level: PrivilegeLevel | null;
  see_identity: boolean;
  /** Whether they write with candidates, and are told what these answer. */
  writes_messages: boolean;
}

/**
 * Everyone who may see a position's applicants: those who recruit for the organization (for a confidential position, and
 * where recruiters see only their own, admins, its hiring team and recruiters it is shared with), recruiters whose link
 * to it is in force and includes the position, and hiring managers it is shared with.
 */
export async function findPeopleOn(db: Db, positionId: string): Promise<PersonOnPosition[]> {
  const { rows } = await sql<PersonOnPosition>`/* planned once */
    select u.id as user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name,
      null as level, true as see_identity, true as writes_messages
    from positions p join members m on m.organization_id = p.organization_id and m.status = 'active'
      join users u on u.id = m.user_id and u.status = 'active'
    where p.id = ${positionId} and u.user_type in ('company_admin', 'company_recruiter', 'independent_recruiter')
      and (u.user_type <> 'company_recruiter' or ${knownToRecruiter(sql`u.id`)})
    union all
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email),
      case when not 'move' = any(l.permissions) then 'interviewer'
        when 'decide' = any(l.permissions) then 'decider' else 'reviewer' end, true, 'invite' = any(l.permissions)
    from positions p join recruiter_links l on l.company_id = p.organization_id and l.status = 'approved'
        and (l.valid_until is null or l.valid_until >= current_date)
        and (l.scope = 'all_positions' or exists (
          select 1 from recruiter_link_positions lp where lp.link_id = l.id and lp.position_id = p.id))
      join users u on u.id = l.recruiter_user_id and u.status = 'active'
    where p.id = ${positionId} and (p.visibility <> 'confidential' or ${isOnTeam(sql`u.id`)})
    union all
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email), v.level, v.see_identity, false
    from position_privileges v join users u on u.id = v.user_id and u.status = 'active'
    where v.position_id = ${positionId} and v.status = 'approved' and u.user_type = 'employee'
    order by name, user_id
  `.execute(db);
  return rows;
}
