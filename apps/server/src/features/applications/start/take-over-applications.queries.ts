import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** An application as far as it is compared with another of the same person. */
export interface ComparedApplication {
  id: string;
  organization_id: string;
  position_id: string;
  position_title: string;
  candidate_id: string;
  status: ApplicationStatus;
  furthest_step: ApplicationStatus;
  was_sent: boolean;
  has_begun_play: boolean;
  created_ms: number;
}

/** The applications of two accounts, held until the transaction ends, oldest first. */
export async function lockApplicationsOf(
  db: Db,
  accounts: readonly [string, string],
): Promise<ComparedApplication[]> {
  const { rows } = await sql<ComparedApplication>`
    select a.id, a.organization_id, a.position_id, p.title as position_title, a.candidate_id, a.status, a.furthest_step,
      a.applied_at is not null as was_sent,
      exists (select from plays y where y.application_id = a.id and y.started_at is not null) as has_begun_play,
      extract(epoch from a.created_at)::float8 * 1000 as created_ms
    from applications a join positions p on p.id = a.position_id
    where a.candidate_id = any(${accounts}::uuid[]) and not a.is_test
    order by a.created_at, a.id for no key update of a
  `.execute(db);
  return rows;
}
