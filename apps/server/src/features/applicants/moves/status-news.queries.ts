import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** An applicant whom a move concerns, with what the news names. */
export interface Untold {
  id: string;
  candidate_id: string;
  first_name: string;
  applicant_name: string;
  organization_id: string;
  organization_name: string;
  title: string;
  locale: string;
  to_status: ApplicationStatus;
}

/** The applicants of a batch that stand where it put them; none of a batch that was taken back. */
export async function findUntold(db: Db, batchId: string): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select a.id, a.candidate_id, coalesce(nullif(a.basic_info->>'first_name', ''), a.applicant_name) as first_name,
      a.applicant_name, a.organization_id, o.name as organization_name, p.title, u.locale, b.to_status
    from status_batches b cross join lateral (
        select each.id from jsonb_to_recordset(b.before) as each(id uuid)
        union all
        select e.id from applications e
        where b.before = '[]'::jsonb and e.position_id = b.position_id and e.batch_id = b.id
      ) moved
      join applications a on a.id = moved.id and a.batch_id = b.id and a.status = b.to_status
      join positions p on p.id = a.position_id join organizations o on o.id = a.organization_id
      join users u on u.id = a.candidate_id
    where b.id = ${batchId} and b.undone_at is null
    order by a.id
  `.execute(db);
  return rows;
}
