import type { ApplicationStatus } from '@tryout/domain/application-status';
import type { PlayStatus } from '@tryout/domain/play-status';
import type { RankRange } from '@tryout/domain/rank-order';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** How far a search is counted. */
export const COUNT_LIMIT = 10_000;

/** What narrows the list. Empty arrays and nulls narrow nothing. */
export interface ApplicantFilter {
  readonly position_id: string;
  readonly statuses: readonly ApplicationStatus[];
  readonly ranks: readonly RankRange[];
  readonly q: string | null;
  readonly tag: string | null;
  readonly has_suggestion: boolean;
  /** Why it ended; null narrows nothing. */
  readonly reason_id: string | null;
}

/** A place in the list; rows after it, or before it when `back`. */
export interface ListPlace {
  readonly rank_order: number;
  readonly id: string;
  readonly back: boolean;
}

/** Which rows to read: after a place, or skipping some from either end. */
export interface ListWindow {
  readonly place: ListPlace | null;
  readonly offset: number;
  readonly from_end: boolean;
  readonly limit: number;
}

/** A row of the list as stored. */
export interface ApplicantListRow {
  id: string;
  applicant_name: string;
  applicant_email: string;
  status: ApplicationStatus;
  disposition_by: 'employer' | 'candidate' | 'system' | null;
  job_fit_score: number | null;
  coverage: number | null;
  rank_order: number;
  top_trait: string | null;
  applied_at: string | null;
  stage_entered_at: string;
  tags: string[];
  suggested_action: StoredSuggestion | null;
  play_state: PlayStatus | null;
  unread_messages: number;
}

/** What a knock-out rule left on an application. */
export interface StoredSuggestion {
  action: 'tag' | 'short_list' | 'on_hold' | 'reject_suggested';
  rule_id: string;
  tag: string | null;
  matched_question_ids: string[];
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Trigrams need three signs; shorter ones are looked for at the beginnings of words. */
function nameMatches(q: string): RawBuilder<boolean> {
  const name = sql`(a.applicant_name || ' ' || a.applicant_email)`;
  const text = escapeLike(q);
  if ([...q].length >= 3) return sql<boolean>`${name} ilike ${`%${text}%`}`;
  return sql<boolean>`(${name} ilike ${`${text}%`} or ${name} ilike ${`% ${text}%`})`;
}

/** The filter as a condition on applications `a`, without its statuses. */
export function conditions(filter: ApplicantFilter): RawBuilder<boolean> {
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
  }
  if (filter.q !== null) parts.push(nameMatches(filter.q));
  if (filter.tag !== null)
    parts.push(sql<boolean>`a.tags <> '{}' and a.tags @> array[${filter.tag}]::text[]`);
  if (filter.has_suggestion) parts.push(sql<boolean>`a.suggested_action is not null`);
  if (filter.reason_id !== null) parts.push(sql<boolean>`a.disposition_reason_id = ${filter.reason_id}`);
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** Each status is read from its own end of the index, so that several cost no more than one. */
function rankedIds(filter: ApplicantFilter, window: ListWindow): RawBuilder<unknown> {
  const back = window.place ? window.place.back : window.from_end;
  const way = sql.raw(back ? 'desc' : 'asc');
  const order = sql`order by rank_order ${way}, id ${way}`;
  const beyond = window.place
    ? sql` and (a.rank_order, a.id) ${sql.raw(back ? '<' : '>')} (${window.place.rank_order}::bigint, ${window.place.id}::uuid)`
    : sql``;
  const where = sql`${conditions(filter)}${beyond}`;
  const tail = sql`${order} limit ${window.limit} offset ${window.offset}`;
  const { statuses } = filter;
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

/** The columns of an `ApplicantListRow`, from applications `a`. */
export const LIST_COLUMNS = sql`a.id, a.applicant_name, a.applicant_email, a.status, a.disposition_by, a.job_fit_score, a.coverage,
      a.rank_order, a.applied_at, a.stage_entered_at, a.tags, a.suggested_action,
      (select t.name from application_scores s, unnest(s.trait_ids, s.trait_scores) as u(trait_id, score)
        join traits t on t.id = u.trait_id where s.application_id = a.id order by u.score desc, t.name limit 1)
        as top_trait,
      (select y.state from plays y where y.application_id = a.id order by y.created_at desc limit 1) as play_state,
      (select count(*)::int from application_messages m
        where m.application_id = a.id and m.from_candidate and m.read_at is null) as unread_messages`;

/** One window of the list, in list order. */
export async function readApplicantRows(
  db: Db,
  filter: ApplicantFilter,
  window: ListWindow,
): Promise<ApplicantListRow[]> {
  const { rows } = await sql<ApplicantListRow>`
    with page as materialized (${rankedIds(filter, window)})
    select ${LIST_COLUMNS}
    from page join applications a on a.id = page.id
    order by a.rank_order, a.id
  `.execute(db);
  return rows;
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

/** Counts what a search finds, up to one more than the limit. */
export async function countMatches(db: Db, filter: ApplicantFilter): Promise<number> {
  const status = filter.statuses.length > 0 ? sql` and a.status = any(${filter.statuses}::text[])` : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from applications a where ${conditions(filter)}${status} limit ${COUNT_LIMIT + 1}) found
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Where an applicant of the position stands in the list; undefined when there is none. */
export async function findRankOrder(db: Db, positionId: string, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ rank_order: number }>`
    select rank_order from applications where id = ${id} and position_id = ${positionId} and not is_test
  `.execute(db);
  return rows[0]?.rank_order;
}
