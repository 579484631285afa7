import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** An application that was sent with somebody's address, without signing in. */
export interface StatedApplication {
  application_id: string;
  position_title: string;
  organization_name: string;
  created_at: string;
}

/** Applications of provisional accounts that state a candidate's own, proved address, oldest first. */
export async function findStatedApplications(db: Db, userId: string): Promise<StatedApplication[]> {
  const { rows } = await sql<StatedApplication>`
    select a.id as application_id, p.title as position_title, o.name as organization_name, a.created_at
    from users me join users u on u.email = me.email join applications a on a.candidate_id = u.id join positions p on p.id = a.position_id
      join organizations o on o.id = a.organization_id
    where me.id = ${userId} and me.email_verified_at is not null and not me.is_provisional
      and me.user_type = 'candidate' and u.is_provisional and u.merged_into is null and u.status = 'active'
      and u.user_type = 'candidate' and not a.is_test
    order by a.created_at, a.id limit 50
  `.execute(db);
  return rows;
}
