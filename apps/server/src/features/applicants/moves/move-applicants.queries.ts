import type { ApplicationActor } from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import { isAmong } from '../../../platform/http/keyset.ts';
import type { LastLine } from '../../application-log/public.ts';
import type { StoredSuggestion } from '../list/list-applicants.queries.ts';

/** A position as a decision needs it. */
export interface DecidedPosition {
  id: string;
  organization_id: string;
  organization_name: string;
  title: string;
  status: 'draft' | 'published' | 'paused' | 'closed' | 'archived';
  openings: number;
  approved_count: number;
  close_reason: string;
  closed_at: string | null;
}

/** The position; held until the transaction ends when openings are at stake, so that the last is taken once. */
export async function readDecidedPosition(db: Db, id: string, hold: boolean): Promise<DecidedPosition> {
  const { rows } = await sql<DecidedPosition>`
    select p.id, p.organization_id, o.name as organization_name, p.title, p.status, p.openings, p.approved_count,
      p.close_reason, p.closed_at
    from positions p join organizations o on o.id = p.organization_id
    where p.id = ${id} ${hold ? sql`for no key update of p` : sql``}
  `.execute(db);
  const [position] = rows;
  if (!position) throw new Error('applications without their position');
  return position;
}

/** What a move changes, as it was: enough to take the move back. */
export interface StateBefore {
  id: string;
  status: ApplicationStatus;
  status_before: ApplicationStatus | null;
  hold_until: string | null;
  hold_resume_to: ApplicationStatus | null;
  disposition_by: ApplicationActor | null;
  disposition_reason_id: string | null;
  disposition_note: string;
  disposition_shared_text: string;
  suggested_action: StoredSuggestion | null;
  stage_entered_at: string;
  batch_id: string | null;
}

/** The fields that a move changes. */
function stateOf(applicant: StateBefore): StateBefore {
  const {
    id,
    status,
    status_before,
    hold_until,
    hold_resume_to,
    disposition_by,
    disposition_reason_id,
    disposition_note,
    disposition_shared_text,
    suggested_action,
    stage_entered_at,
    batch_id,
  } = applicant;
  return {
    id,
    status,
    status_before,
    hold_until,
    hold_resume_to,
    disposition_by,
    disposition_reason_id,
    disposition_note,
    disposition_shared_text,
    suggested_action,
    stage_entered_at,
    batch_id,
  };
}

/** An application held for a decision. */
export interface HeldApplicant extends StateBefore {
  organization_id: string;
  position_id: string;
  candidate_id: string;
  first_name: string;
  applicant_name: string;
  /** The same person has another application here that is not over. */
  applied_again: boolean;
  /** The candidate asked that nothing is decided for now. */
  restricted: boolean;
  /** As it is now; not held. */
  position: DecidedPosition;
}

/** What stands beside an application, of its position. */
interface PositionColumns extends Omit<DecidedPosition, 'id' | 'organization_id' | 'title' | 'status'> {
  position_title: string;
  position_status: DecidedPosition['status'];
}

/**
 * Holds applications, always in the same order, so that two decisions wait for each other instead of crossing; with
 * their positions, which are not held.
 */
export async function lockApplicants(db: Db, ids: readonly string[]): Promise<HeldApplicant[]> {
  const { rows } = await sql<Omit<HeldApplicant, 'position' | 'restricted'> & PositionColumns>`
    select a.id, a.organization_id, a.position_id, a.candidate_id,
      coalesce(nullif(a.basic_info->>'first_name', ''), a.applicant_name) as first_name, a.applicant_name, a.status, a.status_before,
      a.hold_until, a.hold_resume_to, a.disposition_by, a.disposition_reason_id, a.disposition_note,
      a.disposition_shared_text, a.suggested_action, a.stage_entered_at, a.batch_id,
      a.status = 'rejected' and exists (select 1 from applications b where b.position_id = a.position_id
        and b.candidate_id = a.candidate_id and b.id <> a.id and b.status <> 'rejected') as applied_again,
      p.title as position_title, p.status as position_status, o.name as organization_name, p.openings,
      p.approved_count, p.close_reason, p.closed_at
    from applications a join positions p on p.id = a.position_id join organizations o on o.id = a.organization_id
    where ${isAmong(sql`a.id`, ids)} and not a.is_test
    order by a.id for no key update of a
  `.execute(db);
  const restricted = await findRestricted(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => withPosition({ ...row, restricted: restricted.has(row.id) }));
}

/**
 * Those among held applications whose candidates asked that nothing is decided for now. Asked once they are held: whoever
 * restricts holds them too, so that what was committed while the lock was waited for is seen.
 */
export async function findRestricted(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a join data_choices c on c.user_id = a.candidate_id
      and c.organization_id = a.organization_id and c.kind = 'restriction' and c.ended_at is null
    where ${isAmong(sql`a.id`, ids)}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

function withPosition(row: Omit<HeldApplicant, 'position'> & PositionColumns): HeldApplicant {
  const {
    position_title,
    position_status,
    organization_name,
    openings,
    approved_count,
    close_reason,
    closed_at,
    ...applicant
  } = row;
  const position = {
    id: applicant.position_id,
    organization_id: applicant.organization_id,
    organization_name,
    title: position_title,
    status: position_status,
    openings,
    approved_count,
    close_reason,
    closed_at,
  };
  return { ...applicant, position };
}

/**
 * Moves locked applications to one status, notes the move with what each was before, and withdraws news of earlier moves
 * that has not gone out: it is not true any more. Answers the note's id, whose news was withdrawn, and where the logs
 * of the moved end: one answer less to wait for while they are held.
 */
export async function storeMove(
  db: Db,
  moving: readonly HeldApplicant[],
  move: {
    organization_id: string;
    position_id: string;
    actor_id: string;
    to: ApplicationStatus;
    reason_id: string | null;
    note: string;
    shared_text: string;
    hold_until: string | null;
    at: Date;
  },
): Promise<{ batch_id: string; withdrawn: ReadonlySet<string>; tails: readonly LastLine[] }> {
  const batch_id = uuidv7();
  const out = move.to === 'rejected';
  const hold = move.to === 'on_hold';
  const ids = moving.map((each) => each.id);
  const { rows } = await sql<{
    application_id: string;
    had_news: boolean;
    seq: number | null;
    hash: string | null;
  }>`
    with noted as (
      insert into status_batches (id, organization_id, position_id, to_status, actor_id, before, created_at)
      values (${batch_id}, ${move.organization_id}, ${move.position_id}, ${move.to}, ${move.actor_id},
        ${JSON.stringify(moving.map(stateOf))}, ${move.at})
    ), withdrawn as (
      update mails set status = 'cancelled'
      where application_id = any(${ids}::uuid[]) and kind = 'status_changed' and status = 'queued'
      returning application_id
    ), moved as (
    update applications set status = ${move.to}, batch_id = ${batch_id},
      status_before = ${out ? sql`status` : null}, hold_resume_to = ${hold ? sql`status` : null},
      hold_until = ${hold ? move.hold_until : null}::date,
      disposition_by = ${out ? 'employer' : null}, disposition_reason_id = ${out ? move.reason_id : null}::uuid,
      disposition_note = ${out ? move.note : ''}, disposition_shared_text = ${out ? move.shared_text : ''},
      suggested_action = null, stage_entered_at = ${move.at}, updated_at = ${move.at}
    where id = any(${ids}::uuid[])
    )
    select moving.application_id, moving.application_id in (select application_id from withdrawn) as had_news,
      tail.seq, tail.hash
    from unnest(${ids}::uuid[]) as moving (application_id)
    left join lateral (select l.seq, encode(l.hash, 'hex') as hash from application_log l
      where l.application_id = moving.application_id order by l.seq desc limit 1) tail on true
  `.execute(db);
  return {
    batch_id,
    withdrawn: new Set(rows.filter((row) => row.had_news).map((row) => row.application_id)),
    tails: rows.flatMap(({ application_id, seq, hash }) =>
      seq === null || hash === null ? [] : [{ application_id, seq, hash }],
    ),
  };
}

/** Takes and frees openings of a held position. */
export async function changeOpenings(
  db: Db,
  positionId: string,
  change: { approved: number; openings: number },
): Promise<void> {
  await sql`
    update positions set approved_count = approved_count + ${change.approved}, openings = openings + ${change.openings},
      updated_at = now()
    where id = ${positionId}
  `.execute(db);
}

/** Withdraws the news of a move that has not gone out. Answers of whom, once for each mail. */
export async function cancelWaitingNews(
  db: Db,
  applicationIds: readonly string[],
  batchId: string,
): Promise<string[]> {
  const { rows } = await sql<{ application_id: string }>`
    update mails set status = 'cancelled'
    where application_id = any(${applicationIds}::uuid[]) and kind = 'status_changed' and status = 'queued'
      and effect_key like 'status_changed:' || application_id || ':' || ${batchId} || ':%'
    returning application_id
  `.execute(db);
  return rows.map((row) => row.application_id);
}

/** The reason behind an id, for the words of a log; undefined when it is not for this organization. */
export async function findReason(
  db: Db,
  id: string,
  organizationId: string,
): Promise<{ id: string; kind: string; label: string } | undefined> {
  const { rows } = await sql<{ id: string; kind: string; label: string }>`
    select id, kind, label from reasons
    where id = ${id} and archived_at is null and (organization_id is null or organization_id = ${organizationId})
  `.execute(db);
  return rows[0];
}
