import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Who hears of a position's applicants: its maker while still a member, and the organization's admins otherwise. */
export async function peopleToNotify(db: Db, positionId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from positions p join members m on m.organization_id = p.organization_id and m.status = 'active'
    where p.id = ${positionId} and (m.user_id = p.created_by or m.role in ('company_admin', 'independent_recruiter'))
  `.execute(db);
  return rows.map((row) => row.user_id);
}
