import type { ApplicationOrigin } from '@tryout/contract/applicants/applicants';
import type { RankRange } from '@tryout/domain/applicants/rank-order';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { PlayStatus } from '@tryout/domain/plays/play-status';
import type { UnconfirmedParts } from '@tryout/domain/score-cards/reliability';
import type { ShownScale } from '@tryout/domain/score-cards/shown-scale';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { LOOK_UP_LIMIT, matchesName, type NameSearch } from './name-search.queries.ts';

/** What narrows the list. Empty arrays and nulls narrow nothing. */
export interface ApplicantFilter {
  readonly position_id: string;
  readonly statuses: readonly ApplicationStatus[];
  readonly ranks: readonly RankRange[];
  readonly name: NameSearch | null;
  readonly tag: string | null;
  readonly has_suggestion: boolean;
  /** Only those whose play is worth a look. */
  readonly needs_look: boolean;
  /** Why it ended; null narrows nothing. */
  readonly reason_id: string | null;
  /** Only those handed in from here on; null narrows nothing. */
  readonly applied_from: string | null;
  /** Only those handed in before; null narrows nothing. */
  readonly applied_before: string | null;
  readonly origins: readonly ApplicationOrigin[];
  /** Ids of links for channels; with origins, any of both. */
  readonly links: readonly string[];
  /** Traits that have to reach a score. */
  readonly traits: readonly { readonly trait_id: string; readonly least: number }[];
  /** Questions that have to be answered with one of some values. */
  readonly answers: readonly { readonly position_question_id: string; readonly values: readonly string[] }[];
  /** Id of who looks after them, or `none`; null narrows nothing. */
  readonly owner: string | null;
  /** So few have the name or the tag that they are looked up and sorted; the list is walked otherwise. */
  readonly looked_up: boolean;
}

/** A place in the list; rows after it, or before it when `back`. */
export interface ListCursor {
  readonly rank_order: number;
  readonly id: string;
  readonly back: boolean;
}

/** Which rows to read: after a place, or skipping some from either end. */
export interface ListWindow {
  readonly place: ListCursor | null;
  readonly offset: number;
  readonly from_end: boolean;
  readonly limit: number;
}

/** A row of the list as stored. */
export interface ApplicantListRow {
  id: string;
  applicant_name: string;
  applicant_email: string;
  /** Whether the stated address is the account's own and was proved. */
  email_confirmed: boolean;
  /** Whether somebody else who applies for the position states the same address. */
  same_address: boolean;
  status: ApplicationStatus;
  disposition_by: 'employer' | 'candidate' | 'system' | 'duplicate' | null;
  job_fit_score: number | null;
  job_fit_sem: number | null;
  job_fit_scale: ShownScale | null;
  score_unconfirmed: UnconfirmedParts | null;
  coverage: number | null;
  rank_order: number;
  top_trait: string | null;
  applied_at: string | null;
  stage_entered_at: string;
  tags: string[];
  suggested_action: StoredSuggestion | null;
  play_state: PlayStatus | null;
  unread_messages: number;
  attempts: number;
  integrity_review: string[];
  attempt_counted: number | null;
  owner_id: string | null;
  owner_name: string | null;
  /** An interview was ever planned: only then is there feedback to ask for. */
  interviewed: boolean;
}

/** What a knock-out rule left on an application. */
export interface StoredSuggestion {
  action: 'tag' | 'short_list' | 'on_hold' | 'reject_suggested';
  rule_id: string;
  tag: string | null;
  matched_question_ids: string[];
}

/** The filter as a condition on applications `a`, without its statuses. */
export function conditions(filter: ApplicantFilter): RawBuilder<boolean> {
  if (filter.name === null) return namelessConditions(filter);
  return sql<boolean>`${namelessConditions(filter)} and ${matchesName(filter.position_id, filter.name)}`;
}

/** The filter without its statuses and without the name. */
export function namelessConditions(filter: ApplicantFilter): RawBuilder<boolean> {
  const parts: RawBuilder<boolean>[] = [
    sql<boolean>`a.position_id = ${filter.position_id} and not a.is_test`,
  ];
  if (filter.ranks.length > 0) {
    const least = Math.min(...filter.ranks.map((range) => range.from));
    const most = Math.max(...filter.ranks.map((range) => range.to));
    parts.push(sql<boolean>`a.rank_order between ${least} and ${most}`);
    if (filter.ranks.length > 1) {
      const each = filter.ranks.map((range) => sql`a.rank_order between ${range.from} and ${range.to}`);
      parts.push(sql<boolean>`(${sql.join(each, sql` or `)})`);
    }
    // Only what is compared with a norm has a band; job fits of engine 1 (null) all have one.
    parts.push(sql<boolean>`coalesce(a.job_fit_scale, 'norm') = 'norm'`);
  }
  if (filter.tag !== null)
    parts.push(sql<boolean>`a.tags <> '{}' and a.tags @> array[${filter.tag}]::text[]`);
  if (filter.has_suggestion) parts.push(sql<boolean>`a.suggested_action is not null`);
  if (filter.needs_look) parts.push(sql<boolean>`a.integrity_review <> '{}'`);
  if (filter.reason_id !== null) parts.push(sql<boolean>`a.disposition_reason_id = ${filter.reason_id}`);
  if (filter.applied_from !== null) parts.push(sql<boolean>`a.applied_at >= ${filter.applied_from}`);
  if (filter.applied_before !== null) parts.push(sql<boolean>`a.applied_at < ${filter.applied_before}`);
  if (filter.origins.length + filter.links.length > 0) {
    parts.push(
      sql<boolean>`(a.origin = any(${filter.origins}::text[]) or a.source_link_id = any(${filter.links}::uuid[]))`,
    );
  }
  if (filter.owner !== null) {
    const owner = filter.owner === 'none' ? null : filter.owner;
    parts.push(sql<boolean>`a.owner_id is not distinct from ${owner}::uuid`);
  }
  for (const { trait_id, least } of filter.traits) {
    parts.push(sql<boolean>`exists (select from application_scores s where s.application_id = a.id
      and s.trait_scores[array_position(s.trait_ids, ${trait_id}::uuid)] >= ${least})`);
  }
  for (const answer of filter.answers) parts.push(isAnswered(filter.position_id, answer));
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** Whether application `a` has one of the values as answer to a question, or to its like in another revision. */
function isAnswered(
  positionId: string,
  { position_question_id, values }: ApplicantFilter['answers'][number],
): RawBuilder<boolean> {
  // Of several options each counts; yes and no are stored as such.
  return sql<boolean>`exists (
    select from application_answers w where w.application_id = a.id and w.position_question_id in (
      select q.id from position_questions asked
      join position_revisions r on r.position_id = ${positionId}
      join position_questions q on q.revision_id = r.id and q.type = asked.type and q.label = asked.label
      where asked.id = ${position_question_id}
        and asked.revision_id in (select id from position_revisions where position_id = ${positionId}))
    and case jsonb_typeof(w.value) when 'array' then w.value ?| ${values}::text[]
      else w.value #>> '{}' = any(${values}::text[]) end)`;
}

/** The statuses of the filter as a further condition on applications `a`. */
export function ofStatuses({ statuses }: ApplicantFilter): RawBuilder<unknown> {
  return statuses.length > 0 ? sql` and a.status = any(${statuses}::text[])` : sql``;
}

/** A window as the order of rows, those beyond its place, and how many. */
function windowParts(window: ListWindow) {
  const back = window.place ? window.place.back : window.from_end;
  const way = sql.raw(back ? 'desc' : 'asc');
  const order = sql`order by rank_order ${way}, id ${way}`;
  const beyond = window.place
    ? sql` and (a.rank_order, a.id) ${sql.raw(back ? '<' : '>')} (${window.place.rank_order}::bigint, ${window.place.id}::uuid)`
    : sql``;
  return { back, order, beyond, tail: sql`${order} limit ${window.limit} offset ${window.offset}` };
}

/** Each status is read from its own end of the index, so that several cost no more than one. */
function rankedIds(filter: ApplicantFilter, window: ListWindow): RawBuilder<unknown> {
  const { order, beyond, tail } = windowParts(window);
  const where = sql`${conditions(filter)}${beyond}`;
  const { statuses } = filter;
  if (filter.looked_up) {
    // Looked up before they are sorted: nothing else may lead the planner to walk the list for them.
    return sql`select rank_order, id from (
      select a.rank_order, a.id from applications a where ${where}${ofStatuses(filter)} offset 0) few ${tail}`;
  }
  if (statuses.length < 2) {
    const status = statuses.length === 1 ? sql` and a.status = ${statuses[0]}` : sql``;
    return sql`select a.rank_order, a.id from applications a where ${where}${status} ${tail}`;
  }
  const branches = statuses.map(
    (status) =>
      sql`(select a.rank_order, a.id from applications a where ${where} and a.status = ${status}
        ${order} limit ${window.limit + window.offset})`,
  );
  return sql`select rank_order, id from (${sql.join(branches, sql` union all `)}) of_statuses ${tail}`;
}

/** What whoever looks after application `a` is called; null without one. */
export const OWNER_NAME = sql<
  string | null
>`(select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
        from users u where u.id = a.owner_id)`;

/** The columns of an `ApplicantListRow`, from applications `a`; the trait's name changes on its own and is looked up. */
export const LIST_COLUMNS = sql`a.id, a.applicant_name, a.applicant_email, a.email_confirmed,
      a.duplicate_of is null and exists (select from applications_of_one_address noted where noted.application_id = a.id)
        and exists (select from applications o where o.position_id = a.position_id
          and o.applicant_email = a.applicant_email and o.candidate_id <> a.candidate_id and not o.is_test
          and o.duplicate_of is null) as same_address,
      a.status,
      case when a.duplicate_of is not null then 'duplicate' else a.disposition_by end as disposition_by, a.job_fit_score, a.job_fit_sem, a.job_fit_scale,
      a.score_unconfirmed, a.coverage, a.rank_order, a.applied_at, a.stage_entered_at, a.tags, a.suggested_action,
      a.attempts, a.attempt_counted, a.integrity_review, a.play_state, a.unread_messages,
      (select t.name from traits t where t.id = a.top_trait_id) as top_trait, a.owner_id,
      ${OWNER_NAME} as owner_name,
      exists (select from events e where e.application_id = a.id) as interviewed`;

/** One window of the list, in list order. */
export async function readApplicantRows(
  db: Db,
  filter: ApplicantFilter,
  window: ListWindow,
): Promise<ApplicantListRow[]> {
  const { rows } = await readWindow<ApplicantListRow>(filter, window, LIST_COLUMNS).execute(db);
  return rows;
}

/** One window of a list that nothing but statuses narrows, in list order, and how many it has by the kept counts. */
export async function readListedApplicants(
  db: Db,
  filter: ApplicantFilter,
  window: ListWindow,
): Promise<{ rows: ApplicantListRow[]; total: number }> {
  const { position_id, statuses } = filter;
  const of = statuses.length > 0 ? sql` and status = any(${statuses}::text[])` : sql``;
  const total = sql`(select coalesce(sum(count), 0)::bigint from application_counts
    where position_id = ${position_id}${of})`;
  const columns = sql`${LIST_COLUMNS}, ${total} as total`;
  type Listed = ApplicantListRow & { total: number };
  const { rows } = await (statuses.length === 0 && window.offset === 0
    ? readWholeList<Listed>(filter, window, columns)
    : readWindow<Listed>(filter, window, columns)
  ).execute(db);
  const [first] = rows;
  if (first) return { rows, total: first.total };
  // No row to stand beside, on an empty list or past its end.
  const counted = await sql<{ total: number }>`select ${total} as total`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Columns of applications `a` from an end or a place of the list that nothing narrows, in list order. There is one way
 * to read it, whichever position it is of: along the index. So it is planned once; with the number of rows as a
 * parameter the planner would expect a tenth of them all, and plan anew each time.
 */
function readWholeList<T>(filter: ApplicantFilter, window: ListWindow, columns: RawBuilder<unknown>) {
  const { back, beyond, order } = windowParts(window);
  const rows = sql<T>`select ${columns} from applications a where ${conditions(filter)}${beyond}
    ${order} limit ${sql.lit(window.limit)}`;
  // sql: blind, because only a cursor tells which way is read; the rows within are held in both ways
  return back
    ? sql<T>`/* planned once */ select * from (${rows}) last order by rank_order, id`
    : sql<T>`/* planned once */ ${rows}`;
}

/** Columns of applications `a` in a window of the list, in list order. */
function readWindow<T>(filter: ApplicantFilter, window: ListWindow, columns: RawBuilder<unknown>) {
  const { back, beyond, tail } = windowParts(window);
  if (filter.looked_up || filter.statuses.length > 1 || window.offset > 0) {
    // Rows that are skipped or come from several places are found in the index alone, before any is read whole.
    return sql<T>`
      with page as materialized (${rankedIds(filter, window)})
      select ${columns} from page join applications a on a.id = page.id order by a.rank_order, a.id`;
  }
  const [status] = filter.statuses;
  const of = status === undefined ? sql`` : sql` and a.status = ${status}`;
  const rows = sql<T>`select ${columns} from applications a where ${conditions(filter)}${of}${beyond} ${tail}`;
  // sql: blind, because only a cursor tells which way is read; the rows within are held in both ways
  return back ? sql<T>`select * from (${rows}) last order by rank_order, id` : rows;
}

/** Whether few applicants of a position have a tag. The planner knows only how common it is over all positions. */
export async function isRareTag(db: Db, positionId: string, tag: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from applications where position_id = ${positionId} and tags <> '{}' and tags @> array[${tag}]::text[]
      limit ${LOOK_UP_LIMIT + 1}) few
  `.execute(db);
  return (rows[0]?.count ?? 0) <= LOOK_UP_LIMIT;
}

/** One window of a search for a rare name or tag, in list order, and how many it finds in all: looked up once for both. */
export async function readFoundApplicants(
  db: Db,
  filter: ApplicantFilter,
  window: ListWindow,
): Promise<{ rows: ApplicantListRow[]; total: number }> {
  const { beyond, tail } = windowParts(window);
  const { rows } = await sql<{ total: number } & (ApplicantListRow | { id: null })>`
    with found as materialized (
      select a.rank_order, a.id from applications a where ${conditions(filter)}${ofStatuses(filter)}
    ), page as materialized (
      select a.id from found a where true${beyond} ${tail}
    )
    select counted.total, listed.* from (select count(*)::int as total from found) counted
    left join (select ${LIST_COLUMNS} from page join applications a on a.id = page.id) listed on true
    order by listed.rank_order, listed.id
  `.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** Applicants of a position in some statuses, or in all, from the kept counts. */
export async function countByStatus(
  db: Db,
  positionId: string,
): Promise<{ status: ApplicationStatus; count: number }[]> {
  const { rows } = await sql<{ status: ApplicationStatus; count: number }>`
    select status, sum(count)::bigint as count from application_counts
    where position_id = ${positionId} group by status
  `.execute(db);
  return rows;
}

/** Where an applicant of the position stands in the list; undefined when there is none. */
export async function findRankOrder(db: Db, positionId: string, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ rank_order: number }>`
    select rank_order from applications where id = ${id} and position_id = ${positionId} and not is_test
  `.execute(db);
  return rows[0]?.rank_order;
}
