import { printFormula } from '@tryout/domain/formula-language/print';
import type { Formula } from '@tryout/domain/formulas/formula';
import type { FormulaTest } from '@tryout/domain/formulas/formula-validation';
import type { FormSettings, MeasureFacts } from '@tryout/domain/score-cards/reliability';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A norm as stored. */
export interface NormRow {
  readonly id: string;
  readonly task_key: string;
  readonly task_name: string;
  readonly task_version: string;
  readonly data_point: string;
  /** Settings of the game, and as `trials` how many trials the measure rests on; empty: the form of the source. */
  readonly form: FormSettings;
  readonly version: number;
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  readonly reliability: number | null;
  readonly percentiles: Record<string, number>;
  readonly source: string;
  readonly provisional: boolean;
  readonly created_at: string;
}

const columns = sql`
  n.id, n.task_key, t.name as task_name, t.version as task_version, n.data_point, n.form, n.version, n.n, n.mean, n.sd,
  n.reliability, n.percentiles, n.source, n.provisional, n.created_at`;
/** The newest version of the task that a norm belongs to. */
const ofTask = sql`
  norms n join lateral (
    select name, version from tasks where key = n.task_key order by created_at desc, version desc limit 1) t on true`;

/** The newest version of every norm. */
export async function activeNorms(db: Db): Promise<NormRow[]> {
  const { rows } = await sql<NormRow>`
    select distinct on (n.task_key, n.data_point, n.form) ${columns} from ${ofTask}
    order by n.task_key, n.data_point, n.form, n.version desc
  `.execute(db);
  return rows;
}

/** Norms by id. */
export async function normsById(db: Db, ids: readonly string[]): Promise<NormRow[]> {
  const { rows } = await sql<NormRow>`
    select ${columns} from ${ofTask} where n.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** All versions of one norm, newest first. */
export async function versionsOf(
  db: Db,
  norm: Pick<NormRow, 'task_key' | 'data_point' | 'form'>,
): Promise<NormRow[]> {
  const { rows } = await sql<NormRow>`
    select ${columns} from ${ofTask}
    where n.task_key = ${norm.task_key} and n.data_point = ${norm.data_point}
      and n.form = ${JSON.stringify(norm.form)}::jsonb
    order by n.version desc
  `.execute(db);
  return rows;
}

/** What the first plays of own candidates came to. */
export interface LocalSample {
  readonly n: number;
  readonly mean: number | null;
  readonly sd: number | null;
  readonly p05: number | null;
  readonly p25: number | null;
  readonly p50: number | null;
  readonly p75: number | null;
  readonly p95: number | null;
}

/** Whether the times of the data point `d` of the play `p` can be true. */
const hasPossibleTimes = sql`not exists (
      select from jsonb_path_query(p.integrity, '$.timing[*]') as t
      where (t ->> 'task_index')::int = d.task_index and (t ->> 'impossible')::boolean)`;

/** Whether the data point `d` of the play `p` was played in the form of the norm `n`, by the settings of the task `t`. */
const hasForm = (n: RawBuilder<unknown>) => sql`
  (${n}.form - 'trials') <@ (
    coalesce((select jsonb_object_agg(s ->> 'key', s -> 'default') from jsonb_array_elements(t.parameters) s), '{}')
    || coalesce(nullif(p.tasks -> d.task_index -> 'parameters', 'null'), '{}'))
  and (not ${n}.form ? 'trials'
    or d.trials between 0.95 * (${n}.form ->> 'trials')::numeric and 1.05 * (${n}.form ->> 'trials')::numeric)`;

/** A norm without a form of its own counts the plays in no other form that has a norm. */
const inForm = sql`
  case when n.form <> '{}' then ${hasForm(sql`n`)} else not exists (
    select from norms other where other.task_key = n.task_key and other.data_point = n.data_point
      and other.form <> '{}' and ${hasForm(sql`other`)}) end`;

/**
 * Data points of completed plays at their usual pace, each with the norms of its form: without test applications and demo
 * organizations; confirmation plays are never first ones, and tasks whose times cannot be true are none.
 */
const countedPlays = sql`
  norms n
    join lateral (
      select version, parameters from tasks where key = n.task_key order by created_at desc, version desc limit 1) t
      on true
    join play_data_points d on d.task_key = n.task_key and d.key = n.data_point and d.value is not null
    join plays p on p.id = d.play_id
    join applications a on a.id = p.application_id
    join organizations o on o.id = p.organization_id
  where p.tasks -> d.task_index ->> 'version' = t.version
    and p.purpose = 'application' and p.state = 'completed' and p.accommodations ->> 'time_factor' = '1' and not p.tasks @? '$[*].accommodations'
    and ${hasPossibleTimes} and ${inForm}
    and not a.is_test and not a.anonymous_demo and not o.is_demo`;

/** The own sample for a norm: of each person the first play in its form, and nothing but that it is one person. */
export async function localSample(db: Db, norm: Pick<NormRow, 'id'>): Promise<LocalSample> {
  const { rows } = await sql<LocalSample>`
    select count(*)::int as n, avg(value) as mean, stddev_samp(value) as sd,
      percentile_cont(0.05) within group (order by value) as p05,
      percentile_cont(0.25) within group (order by value) as p25,
      percentile_cont(0.5) within group (order by value) as p50,
      percentile_cont(0.75) within group (order by value) as p75,
      percentile_cont(0.95) within group (order by value) as p95
    from (select distinct on (a.candidate_id) d.value from ${countedPlays} and n.id = ${norm.id}
      order by a.candidate_id, p.ended_at) firsts
  `.execute(db);
  const [sample] = rows;
  if (!sample) throw new Error('an aggregate without a row');
  return sample;
}

/** First and second values of people who played twice in the form of a norm. */
export async function localPairs(
  db: Db,
  norm: Pick<NormRow, 'id'>,
): Promise<(readonly [first: number, second: number])[]> {
  const { rows } = await sql<{ first: number; second: number }>`
    with turns as (
      select a.candidate_id, d.value, row_number() over (partition by a.candidate_id order by p.ended_at, p.id) as turn
      from ${countedPlays} and n.id = ${norm.id})
    select first.value as first, second.value as second
    from turns first join turns second on second.candidate_id = first.candidate_id and second.turn = 2
    where first.turn = 1
    order by first.candidate_id
  `.execute(db);
  return rows.map(({ first, second }) => [first, second] as const);
}

/** How many people have a value in the form of each norm in force. */
export async function localCounts(db: Db): Promise<{ norm_id: string; n: number }[]> {
  const { rows } = await sql<{ norm_id: string; n: number }>`
    select n.id as norm_id, count(distinct a.candidate_id)::int as n from ${countedPlays}
      and n.version = (select max(version) from norms newest
        where newest.task_key = n.task_key and newest.data_point = n.data_point and newest.form = n.form)
    group by n.id
  `.execute(db);
  return rows;
}

/** A formula in force. */
export interface NormedFormula {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly version: number;
  readonly task_key: string;
  readonly data_point: string;
  readonly definition: Formula;
  readonly reliability: MeasureFacts | null;
}

/** The formulas in force, of one task or of all. */
export async function activeFormulas(db: Db, taskKey: string | null): Promise<NormedFormula[]> {
  // sql: definition present, because only drafts may lack one
  const { rows } = await sql<NormedFormula>`
    select id, key, name, version, task_key, data_point, definition, reliability from formulas
    where status = 'published' and (${taskKey}::text is null or task_key = ${taskKey}) order by key
  `.execute(db);
  return rows;
}

/** Adds a version of a norm; undefined when somebody else wrote this version a moment ago. */
export async function insertNormVersion(
  db: Db,
  norm: Omit<NormRow, 'id' | 'task_name' | 'task_version' | 'created_at'>,
): Promise<string | undefined> {
  const id = uuidv7();
  const { rows } = await sql<{ id: string }>`
    insert into norms (id, task_key, data_point, form, version, n, mean, sd, reliability, percentiles, source, provisional)
    values (${id}, ${norm.task_key}, ${norm.data_point}, ${JSON.stringify(norm.form)}, ${norm.version}, ${norm.n}, ${norm.mean}, ${norm.sd},
      ${norm.reliability}, ${JSON.stringify(norm.percentiles)}, ${norm.source}, ${norm.provisional})
    on conflict (task_key, data_point, form, version) do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Puts the next version of a formula in the place of the one in force. */
export async function replaceFormula(
  db: Db,
  formula: NormedFormula,
  next: {
    definition: Formula;
    tests: readonly FormulaTest[];
    reliability: MeasureFacts | null;
  },
): Promise<void> {
  await sql`
    update formulas set status = 'closed', closed_at = now(), updated_at = now(), edit = edit + 1
    where id = ${formula.id}
  `.execute(db);
  await sql`
    insert into formulas (id, key, version, name, description, subtrait_id, task_key, data_point, source, definition,
      tests, reliability, status, parent_id, published_at)
    select ${uuidv7()}, key, (select max(version) + 1 from formulas where key = f.key), name, description, subtrait_id,
      task_key, data_point, ${printFormula(next.definition)}, ${JSON.stringify(next.definition)},
      ${JSON.stringify(next.tests)}, ${next.reliability === null ? null : JSON.stringify(next.reliability)}, 'published',
      id, now()
    from formulas f where id = ${formula.id}
  `.execute(db);
}
