import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** An application nobody has decided about. */
export interface OpenApplication {
  readonly id: string;
  readonly organization_id: string;
  readonly candidate_id: string;
  readonly status: ApplicationStatus;
  readonly first_name: string;
  readonly applicant_name: string;
}

/** Holds a position's open applications: neither approved nor rejected, and no tests. */
export async function lockOpenApplications(db: Db, positionId: string): Promise<OpenApplication[]> {
  const { rows } = await sql<OpenApplication>`
    select id, organization_id, candidate_id, status,
      coalesce(nullif(basic_info->>'first_name', ''), applicant_name) as first_name, applicant_name
    from applications
    where position_id = ${positionId} and status not in ('approved', 'rejected') and not is_test
    order by id for update
  `.execute(db);
  return rows;
}

/** Notes that applications move together. */
export async function insertStatusBatch(
  db: Db,
  batch: { organization_id: string; position_id: string; to_status: string; actor_id: string },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into status_batches (id, organization_id, position_id, to_status, actor_id)
    values (${id}, ${batch.organization_id}, ${batch.position_id}, ${batch.to_status}, ${batch.actor_id})
  `.execute(db);
  return id;
}

/** Moves held applications on hold or out. */
export async function moveApplicationRows(
  db: Db,
  ids: readonly string[],
  move: { to: 'on_hold' | 'rejected'; batch_id: string; reason_id: string | null; shared_text: string },
  at: Date,
): Promise<void> {
  const out = move.to === 'rejected';
  await sql`
    update applications set status = ${move.to}, status_before = status, batch_id = ${move.batch_id},
      hold_resume_to = ${out ? sql`null` : sql`status`}, hold_until = null,
      disposition_by = ${out ? 'employer' : null}, disposition_reason_id = ${out ? move.reason_id : null},
      disposition_shared_text = ${out ? move.shared_text : ''},
      stage_entered_at = ${at.toISOString()}, updated_at = ${at.toISOString()}
    where id = any(${ids}::uuid[])
  `.execute(db);
}
