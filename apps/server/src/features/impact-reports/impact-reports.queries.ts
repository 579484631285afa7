import type { ImpactSummary } from '@tryout/contract/impact-reports/impact-reports';
import type { GroupComparison } from '@tryout/domain/psychometrics/group-comparison';
import type { Counts } from '@tryout/domain/self-identification/protected-counts';
import type { Division } from '@tryout/domain/self-identification/protected-reports';
import { sql } from 'kysely';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** What is stored of a report. */
export interface ImpactTables {
  readonly people: number;
  readonly sex: Counts | null;
  readonly ethnicity: Counts | null;
  readonly pairs: Counts | null;
  readonly differences: readonly {
    readonly about: 'sex' | 'ethnicity';
    readonly key: string;
    readonly compared_with: string;
    readonly d: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** Culture questions, where a position of the quarter let them count: differences of the culture score. Absent: none did. */
  readonly culture?: {
    readonly positions: number;
    readonly differences: ImpactTables['differences'];
    /** They are not told, since units hold positions that let them count and others that do not. Absent: they may be. */
    readonly held_back?: boolean;
  };
  /** Of a department, or of no department: the positions that were counted, with their titles then. Absent: another unit. */
  readonly positions?: readonly { readonly id: string; readonly title: string }[];
}

/** A report, as stored. */
export interface ImpactReportRow {
  readonly id: string;
  readonly organization_id: string;
  readonly organization_name: string;
  readonly divided_by: Division;
  readonly unit: 'whole' | Division;
  /** Of a position. */
  readonly position_id: string | null;
  /** Of a department; null there: the positions without one. */
  readonly department_id: string | null;
  readonly title: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly question_set: 'eeo1' | 'international';
  readonly counts: 'stages' | 'scores';
  readonly tables: ImpactTables;
  readonly made_at: string;
}

const COLUMNS = sql`r.id, r.organization_id, o.name as organization_name, r.divided_by, r.unit, r.position_id,
  r.department_id, r.title,
  to_char(r.period_start, 'YYYY-MM-DD') as period_start, to_char(r.period_end, 'YYYY-MM-DD') as period_end,
  r.question_set, r.counts, r.tables, r.made_at`;

/** Reports by id. */
export async function findReports(db: Db, ids: readonly string[]): Promise<ImpactReportRow[]> {
  const { rows } = await sql<ImpactReportRow>`
    select ${COLUMNS} from impact_reports r join organizations o on o.id = r.organization_id
    where r.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** An organization's reports, the newest quarter first, in each the whole before its units and those without a department last. */
export async function findReportsOf(db: Db, organizationId: string): Promise<ImpactReportRow[]> {
  const { rows } = await sql<ImpactReportRow>`
    select ${COLUMNS} from impact_reports r join organizations o on o.id = r.organization_id
    where r.organization_id = ${organizationId}
    order by r.period_start desc, r.unit <> 'whole', r.title = '', r.title, r.id limit 500
  `.execute(db);
  return rows;
}

/** An organization's newest report over all positions: its quarter, and when it was made. */
export async function findNewest(
  db: Db,
  organizationId: string,
): Promise<Pick<ImpactReportRow, 'period_start' | 'period_end' | 'made_at'> | undefined> {
  const { rows } = await sql<Pick<ImpactReportRow, 'period_start' | 'period_end' | 'made_at'>>`
    select to_char(period_start, 'YYYY-MM-DD') as period_start, to_char(period_end, 'YYYY-MM-DD') as period_end, made_at
    from impact_reports where organization_id = ${organizationId} and unit = 'whole'
    order by period_start desc limit 1
  `.execute(db);
  return rows[0];
}

/** First days of the quarters that have their report. */
export async function findMade(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ start: string }>`
    select to_char(period_start, 'YYYY-MM-DD') as start from impact_reports
    where organization_id = ${organizationId} and unit = 'whole'
  `.execute(db);
  return rows.map(({ start }) => start);
}

/** Stores a report; false where the quarter has it already. */
export async function insertReport(
  db: Db,
  report: Omit<ImpactReportRow, 'organization_name' | 'made_at'> & { readonly made_at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into impact_reports (id, organization_id, divided_by, unit, position_id, department_id, title, period_start,
      period_end, question_set, counts, tables, made_at)
    values (${report.id}, ${report.organization_id}, ${report.divided_by}, ${report.unit}, ${report.position_id},
      ${report.department_id}, ${report.title}, ${report.period_start}, ${report.period_end}, ${report.question_set},
      ${report.counts}, ${jsonb(report.tables)}, ${report.made_at})
    on conflict (organization_id, period_start, unit, position_id, department_id) do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Somebody who applied in a quarter, by how far they came and how they scored. */
export interface CountedApplication {
  readonly id: string;
  readonly position_id: string;
  /** The position's department now. Null: it has none. */
  readonly department_id: string | null;
  /** The status that an ended or held application had before. */
  readonly stage: string;
  readonly score: number | null;
  /** Whether the position ever let culture questions count. */
  readonly weighs_culture: boolean;
  /** What culture questions came to where they count in the score, 0 to 100; null: they do not. */
  readonly culture: number | null;
}

/** Everybody who applied to an organization within some days. */
export async function findCounted(
  db: Db,
  organizationId: string,
  from: string,
  until: string,
): Promise<CountedApplication[]> {
  const { rows } = await sql<CountedApplication>`
    select a.id, a.position_id, p.department_id,
      case a.status when 'rejected' then coalesce(a.status_before, 'applied')
        when 'on_hold' then coalesce(a.hold_resume_to, 'applied') else a.status end as stage,
      a.job_fit_score::float8 as score, w.position_id is not null as weighs_culture,
      case when w.position_id is not null
        then (select (c.trace #>> '{result,culture,score}')::float8 from score_cards c where c.id = a.score_card_id)
        end as culture
    from applications a join positions p on p.id = a.position_id
      left join (select distinct position_id from culture_weights where organization_id = ${organizationId}) w
        on w.position_id = a.position_id
    where a.organization_id = ${organizationId} and not a.is_test and not a.anonymous_demo and a.duplicate_of is null
      and a.applied_at >= ${from}::date::timestamp at time zone 'UTC'
      and a.applied_at < (${until}::date + 1)::timestamp at time zone 'UTC'
  `.execute(db);
  return rows;
}

/** Positions of an organization that let culture questions count on some of these days. */
export async function countWeighingCulture(
  db: Db,
  organizationId: string,
  from: string,
  until: string,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct position_id)::int as n from culture_weights
    where organization_id = ${organizationId} and set_at < (${until}::date + 1)::timestamp at time zone 'UTC'
      and (ended_at is null or ended_at >= ${from}::date::timestamp at time zone 'UTC')
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Titles of positions. */
export async function findTitles(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from positions where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Names of departments. */
export async function findDepartmentNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from departments where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A summary, as stored. */
export type SummaryRow = Omit<ImpactSummary, 'impact_summary_id'> & {
  readonly id: string;
  readonly organization_id: string;
};

const SUMMARY = sql`id, organization_id, impact_report_id, version, tool, to_char(used_since, 'YYYY-MM-DD') as used_since,
  to_char(audited_on, 'YYYY-MM-DD') as audited_on, audited_by, data_source, left_out_reason, published_at, withdrawn_at`;

/** Summaries by id. */
export async function findSummaries(db: Db, ids: readonly string[]): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${SUMMARY} from impact_summaries where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** An organization's summaries, the newest first. */
export async function findSummariesOf(db: Db, organizationId: string): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${SUMMARY} from impact_summaries where organization_id = ${organizationId} order by version desc limit 200
  `.execute(db);
  return rows;
}

/** Stores the next version of an organization's summaries. */
export async function insertSummary(
  db: Db,
  summary: Omit<SummaryRow, 'version' | 'published_at' | 'withdrawn_at'> & {
    readonly user_id: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`select from organizations where id = ${summary.organization_id} for no key update`.execute(db);
  await sql`
    insert into impact_summaries (id, organization_id, impact_report_id, version, tool, used_since, audited_on, audited_by,
      data_source, left_out_reason, published_by, published_at)
    select ${summary.id}, ${summary.organization_id}, ${summary.impact_report_id},
      coalesce((select max(version) from impact_summaries where organization_id = ${summary.organization_id}), 0) + 1,
      ${summary.tool}, ${summary.used_since}::date, ${summary.audited_on}::date, ${summary.audited_by},
      ${summary.data_source}, ${summary.left_out_reason}, ${summary.user_id}, ${summary.at}
  `.execute(db);
}

/** Takes a summary from the public page; false where it is not there. */
export async function storeWithdrawn(db: Db, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update impact_summaries set withdrawn_at = ${at} where id = ${id} and withdrawn_at is null returning id
  `.execute(db);
  return rows.length > 0;
}

/** Comparisons of items for a task. */
export interface ComparedTask {
  readonly task_key: string;
  readonly task_name: string;
  /** Names of the subtraits that the task measures. */
  readonly subtraits: readonly string[];
  readonly period_end: string;
  readonly comparisons: readonly GroupComparison[];
}

/** The newest comparison of items of each game that positions of an organization ask for, or of some positions of it. */
export async function comparedTasksOf(
  db: Db,
  organizationId: string,
  positionIds: readonly string[] | null,
): Promise<ComparedTask[]> {
  const { rows } = await sql<ComparedTask>`
    select distinct on (g.task_key) g.task_key, t.name as task_name,
      array(select distinct s.name from formulas_of_tasks f join subtraits s on s.id = f.subtrait_id
        where f.task_id = t.id order by s.name) as subtraits,
      to_char(g.period_end, 'YYYY-MM-DD') as period_end, g.comparisons
    from group_comparisons g join tasks t on t.key = g.task_key
    where g.comparisons <> '[]' and exists (
      select from position_revisions v join position_simulations ps on ps.revision_id = v.id
        join simulation_tasks st on st.simulation_id = ps.simulation_id join tasks own on own.id = st.task_id
      where v.organization_id = ${organizationId} and own.game_key = g.task_key
        and (${positionIds}::uuid[] is null or v.position_id = any(${positionIds}::uuid[])))
    order by g.task_key, g.period_end desc, t.created_at desc
  `.execute(db);
  return rows;
}
