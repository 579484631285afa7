import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ofKnownPosition } from '../../positions/public.ts';
import type { StateBefore } from './move-applicants.queries.ts';

/** A move of one or many. */
export interface BatchRow {
  id: string;
  organization_id: string;
  position_id: string;
  to_status: ApplicationStatus;
  before: StateBefore[];
  undone_at: string | null;
  created_at: string;
}

/** Batches by id. */
export async function findBatches(db: Db, ids: readonly string[], reader: Actor | null): Promise<BatchRow[]> {
  const known = ofKnownPosition(reader, sql`status_batches.position_id`);
  const { rows } = await sql<BatchRow>`
    select id, organization_id, position_id, to_status, before, undone_at, created_at from status_batches
    where id = any(${ids}::uuid[]) and ${known}
  `.execute(db);
  return rows;
}

/** A batch, held, so that it is taken back once. */
export async function lockBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`
    select id, organization_id, position_id, to_status, before, undone_at, created_at from status_batches
    where id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** What applications were before they moved when their position was closed; that batch keeps no list of its own. */
export async function findStatesBefore(db: Db, batch: BatchRow): Promise<StateBefore[]> {
  const { rows } = await sql<StateBefore>`
    select id, status_before as status, null as status_before, null as hold_until, null as hold_resume_to,
      null as disposition_by, null as disposition_reason_id, '' as disposition_note, '' as disposition_shared_text,
      suggested_action, stage_entered_at, null as batch_id
    from applications
    where position_id = ${batch.position_id} and batch_id = ${batch.id} and status_before is not null
  `.execute(db);
  return rows;
}

/** Puts held applications back to what they were. */
export async function restoreStates(db: Db, states: readonly StateBefore[], at: Date): Promise<void> {
  await sql`
    update applications a set status = r.status, status_before = r.status_before, hold_until = r.hold_until,
      hold_resume_to = r.hold_resume_to, disposition_by = r.disposition_by,
      disposition_reason_id = r.disposition_reason_id, disposition_note = r.disposition_note,
      disposition_shared_text = r.disposition_shared_text, suggested_action = r.suggested_action,
      stage_entered_at = r.stage_entered_at, batch_id = r.batch_id, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as r(id uuid, status text, status_before text,
      hold_until date, hold_resume_to text, disposition_by text, disposition_reason_id uuid, disposition_note text,
      disposition_shared_text text, suggested_action jsonb, stage_entered_at timestamptz, batch_id uuid)
    where a.id = r.id
  `.execute(db);
}

/** Applications that would stand beside another live one of the same person if they were brought back. */
export async function findAppliedAgain(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.id from applications a join applications b
      on b.position_id = a.position_id and b.candidate_id = a.candidate_id and b.id <> a.id and b.status <> 'rejected'
    where a.id = any(${ids}::uuid[]) and a.status = 'rejected'
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Notes that a batch was taken back. */
export async function markUndone(db: Db, id: string, at: Date): Promise<void> {
  await sql`update status_batches set undone_at = ${at} where id = ${id}`.execute(db);
}

/** Opens a position again that closed by itself when the batch took its last opening. */
export async function reopenFilled(db: Db, positionId: string, closedAt: string): Promise<boolean> {
  const { rows } = await sql`
    update positions set status = 'published', close_reason = '', closed_at = null, updated_at = now()
    where id = ${positionId} and status = 'closed' and close_reason = 'filled' and closed_at = ${closedAt}
    returning id
  `.execute(db);
  return rows.length === 1;
}
