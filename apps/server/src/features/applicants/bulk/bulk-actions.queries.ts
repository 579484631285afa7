import type { BulkSkipReason } from '@tryout/contract/applicants/bulk-actions';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ofKnownPosition } from '../../positions/public.ts';
import { type ApplicantFilter, conditions } from '../list/list-applicants.queries.ts';
import type { Move } from '../moves/move-applicants.ts';
import type { MoveNews } from '../moves/move-mail.ts';

/** A move of everybody a search found; who they are is kept beside it. */
export interface BulkMove
  extends Pick<Move, 'to' | 'reason_id' | 'note' | 'shared_text' | 'add_opening' | 'hold_until'> {
  readonly kind: 'move';
  /** The sender's own words for everybody; null: by language. */
  readonly text: string | null;
  /** The words by language; left out by actions begun before stages had mails of their own. */
  readonly words?: MoveNews['words'];
  readonly reworded?: MoveNews['reworded'];
  readonly silent?: Move['silent'];
}

/** Tags put on, and taken off, everybody a search found. */
export interface BulkTag {
  readonly kind: 'tag';
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Something done to everybody a search found. */
export interface BulkRow {
  id: string;
  organization_id: string;
  position_id: string;
  actor_id: string;
  kind: 'move' | 'tag';
  change: BulkMove | BulkTag;
  total: number;
  done: number;
  skipped: number;
  status: 'running' | 'done' | 'stopped' | 'failed' | 'undoing' | 'undone';
  undone: number;
  told_at: string | null;
  created_at: string;
  finished_at: string | null;
}

/** Notes an action and everybody the search finds, in list order, up to a limit. Answers how many. */
export async function insertBulkAction(
  db: Db,
  action: {
    organization_id: string;
    actor_id: string;
    change: BulkMove | BulkTag;
    told_at: Date | null;
    at: Date;
  },
  filter: ApplicantFilter,
  most: number,
): Promise<{ id: string; total: number }> {
  const id = uuidv7();
  await sql`
    insert into bulk_actions (id, organization_id, position_id, actor_id, kind, change, total, told_at, created_at)
    values (${id}, ${action.organization_id}, ${filter.position_id}, ${action.actor_id}, ${action.change.kind},
      ${JSON.stringify(action.change)}, 0, ${action.told_at}, ${action.at})
  `.execute(db);
  const status = filter.statuses.length > 0 ? sql` and a.status = any(${filter.statuses}::text[])` : sql``;
  const { rows } = await sql<{ total: number }>`
    with found as (
      select a.id, a.status, a.tags, a.rank_order from applications a
      where ${conditions(filter)}${status} order by a.rank_order, a.id limit ${most}
    ), kept as (
      insert into bulk_action_items (bulk_action_id, place, application_id, from_status, tags_before)
      select ${id}, row_number() over (order by rank_order, id), id, status, tags from found returning 1
    )
    select count(*)::int as total from kept
  `.execute(db);
  const total = rows[0]?.total ?? 0;
  await sql`update bulk_actions set total = ${total} where id = ${id}`.execute(db);
  return { id, total };
}

const COLUMNS = sql`id, organization_id, position_id, actor_id, kind, change, total, done, skipped, status, undone, told_at,
  created_at, finished_at`;

/** Actions by id, of positions the reader may know of. */
export async function findBulkActions(
  db: Db,
  ids: readonly string[],
  reader: Actor | null,
): Promise<BulkRow[]> {
  const known = ofKnownPosition(reader, sql`bulk_actions.position_id`);
  const { rows } = await sql<BulkRow>`
    select ${COLUMNS} from bulk_actions where id = any(${ids}::uuid[]) and ${known}
  `.execute(db);
  return rows;
}

/** A person's actions on a position that go on, or began after a moment; newest first, at most ten. */
export async function findOwnBulkActions(
  db: Db,
  positionId: string,
  actorId: string,
  since: Date,
): Promise<BulkRow[]> {
  const { rows } = await sql<BulkRow>`
    select ${COLUMNS} from bulk_actions
    where position_id = ${positionId} and actor_id = ${actorId}
      and (status in ('running', 'undoing') or coalesce(finished_at, created_at) >= ${since})
    order by created_at desc, id desc limit 10
  `.execute(db);
  return rows;
}

/** An action, held until the transaction ends, so that one worker at a time goes on with it. */
export async function lockBulkAction(db: Db, id: string): Promise<BulkRow | undefined> {
  const { rows } =
    await sql<BulkRow>`select ${COLUMNS} from bulk_actions where id = ${id} for update`.execute(db);
  return rows[0];
}

/** One applicant of an action. */
export interface BulkItem {
  application_id: string;
  from_status: ApplicationStatus;
}

/** The next applicants that wait, in list order. */
export async function findWaitingItems(db: Db, id: string, most: number): Promise<BulkItem[]> {
  const { rows } = await sql<BulkItem>`
    select application_id, from_status from bulk_action_items
    where bulk_action_id = ${id} and result = 'waiting' order by place limit ${most}
  `.execute(db);
  return rows;
}

/** What became of an applicant of an action. */
export interface ItemResult {
  readonly application_id: string;
  readonly result: 'done' | 'skipped';
  readonly skip_reason: BulkSkipReason | null;
  readonly batch_id: string | null;
}

/** Notes what became of applicants, and counts them. */
export async function storeItemResults(db: Db, id: string, results: readonly ItemResult[]): Promise<void> {
  await sql`
    update bulk_action_items i set result = r.result, skip_reason = r.skip_reason, batch_id = r.batch_id
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as r(application_id uuid, result text, skip_reason text, batch_id uuid)
    where i.bulk_action_id = ${id} and i.application_id = r.application_id
  `.execute(db);
  const done = results.filter((each) => each.result === 'done').length;
  await sql`
    update bulk_actions set done = done + ${done}, skipped = skipped + ${results.length - done} where id = ${id}
  `.execute(db);
}

/** Notes where an action stands. */
export async function storeBulkStatus(
  db: Db,
  id: string,
  status: BulkRow['status'],
  finishedAt: Date | null,
): Promise<void> {
  await sql`update bulk_actions set status = ${status}, finished_at = ${finishedAt} where id = ${id}`.execute(
    db,
  );
}

/** The batches of an action that have not been taken back, latest first, and one at a time. */
export async function findNextBatch(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ batch_id: string }>`
    select batch_id from bulk_action_items
    where bulk_action_id = ${id} and result = 'done' and batch_id is not null order by place desc limit 1
  `.execute(db);
  return rows[0]?.batch_id;
}

/** Notes which applicants of a batch were put back; the rest has moved on and stays. */
export async function storeUndone(
  db: Db,
  id: string,
  batchId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update bulk_action_items set
      result = case when application_id = any(${ids}::uuid[]) then 'undone' else 'kept' end,
      skip_reason = case when application_id = any(${ids}::uuid[]) then null else 'moved_on' end
    where bulk_action_id = ${id} and batch_id = ${batchId} and result = 'done'
  `.execute(db);
  await sql`update bulk_actions set undone = undone + ${ids.length} where id = ${id}`.execute(db);
}

/** Gives some applicants the tags back that the action took, and takes those off that it gave. Answers who. */
export async function restoreTags(
  db: Db,
  id: string,
  change: BulkTag,
  most: number,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with next as (
      update bulk_action_items set result = 'undone'
      where bulk_action_id = ${id} and place in (
        select place from bulk_action_items where bulk_action_id = ${id} and result = 'done' order by place limit ${most})
      returning application_id, tags_before
    )
    update applications a set updated_at = ${at}, tags = array(
      select distinct tag from (
        select unnest(a.tags) as tag
        union select unnest(next.tags_before) intersect select unnest(${change.remove}::text[])) as wanted
      where tag = any(next.tags_before) or tag <> all(${change.add}::text[]) order by tag)
    from next where a.id = next.application_id
    returning a.id
  `.execute(db);
  await sql`update bulk_actions set undone = undone + ${rows.length} where id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/** Somebody an action left out. */
export interface SkippedRow {
  application_id: string;
  applicant_name: string;
  status: ApplicationStatus;
  reason: BulkSkipReason;
}

/** Who was left out: the first of them in list order. */
export async function findSkipped(db: Db, id: string, most: number): Promise<SkippedRow[]> {
  const { rows } = await sql<SkippedRow>`
    select a.id as application_id, a.applicant_name, a.status, i.skip_reason as reason
    from bulk_action_items i join applications a on a.id = i.application_id
    where i.bulk_action_id = ${id} and i.skip_reason is not null order by i.place limit ${most}
  `.execute(db);
  return rows;
}

/** Why applicants were left out, and how many for each reason. */
export async function countSkips(db: Db, id: string): Promise<{ reason: BulkSkipReason; count: number }[]> {
  const { rows } = await sql<{ reason: BulkSkipReason; count: number }>`
    select skip_reason as reason, count(*)::int as count from bulk_action_items
    where bulk_action_id = ${id} and skip_reason is not null group by 1 order by 2 desc, 1
  `.execute(db);
  return rows;
}
