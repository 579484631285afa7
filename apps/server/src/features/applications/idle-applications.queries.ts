import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** An unfinished application in which nothing happened for a while. */
export interface IdleApplication {
  id: string;
  organization_id: string;
  candidate_id: string;
  last_activity_at: string;
  position_title: string;
}

/** Unfinished applications whose last activity lies in [from, until), after a cursor, oldest id first. */
export async function findIdleApplications(
  db: Db,
  window: { from: Date | null; until: Date; after: string | null; limit: number },
): Promise<IdleApplication[]> {
  const { rows } = await sql<IdleApplication>`
    select a.id, a.organization_id, a.candidate_id, a.last_activity_at, p.title as position_title
    from applications a join positions p on p.id = a.position_id
    where a.status in ('started', 'basic_info_entered', 'cv_submitted', 'questions_answered')
      and a.last_activity_at < ${window.until} and not a.is_test
      and (${window.from}::timestamptz is null or a.last_activity_at >= ${window.from})
      and (${window.after}::uuid is null or a.id > ${window.after})
    order by a.id limit ${window.limit}
  `.execute(db);
  return rows;
}
