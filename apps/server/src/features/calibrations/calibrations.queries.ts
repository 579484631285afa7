import type { GroupComparison } from '@tryout/domain/psychometrics/group-comparison';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { PlayEvent, PlayOrigin } from '../replays/public.ts';

/** A game with settings, and how many people played it so. */
export interface PlayedForm {
  readonly task_key: string;
  readonly task_name: string;
  readonly task_version: string;
  readonly form_id: string;
  readonly settings: Record<string, number | string | boolean | null>;
  readonly people: number;
  readonly twice: number;
  readonly last_at: string;
}

/**
 * Tasks of completed plays at their usual pace, each with its settings: without test applications and demo
 * organizations, confirmation plays, tasks whose times cannot be true, and tasks without a single value.
 */
const playedTasks = sql`
  select a.candidate_id, a.id as application_id, p.id as play_id, p.ended_at, (pinned.at - 1)::int as task_index,
    pinned.task ->> 'key' as task_key, pinned.task ->> 'version' as task_version,
    coalesce((select jsonb_object_agg(s ->> 'key', s -> 'default') from jsonb_array_elements(t.parameters) s), '{}')
      || coalesce(nullif(pinned.task -> 'parameters', 'null'), '{}') as settings
  from plays p
    join applications a on a.id = p.application_id
    join organizations o on o.id = p.organization_id
    cross join lateral jsonb_array_elements(p.tasks) with ordinality as pinned(task, at)
    left join lateral (
      select parameters from tasks where key = pinned.task ->> 'key' and version = pinned.task ->> 'version'
      order by created_at limit 1) t on true
  where p.purpose = 'application' and p.state = 'completed' and p.accommodations ->> 'time_factor' = '1'
    and not p.tasks @? '$[*].accommodations'
    and not a.is_test and not a.anonymous_demo and not o.is_demo
    and exists (select from play_data_points d
      where d.play_id = p.id and d.task_index = pinned.at - 1 and d.value is not null
      -- Looked up for each task: joined, all values of all plays would be gone through for each play.
      offset 0)
    and not exists (
      select from jsonb_path_query(p.integrity, '$.timing[*]') as timed
      where (timed ->> 'task_index')::int = pinned.at - 1 and (timed ->> 'impossible')::boolean)`;

/** Every form that own candidates have played, most played first. */
export async function formsPlayed(db: Db): Promise<PlayedForm[]> {
  // sql: last_at present, because only completed plays are counted
  const { rows } = await sql<PlayedForm>`
    with played as (${playedTasks}),
    by_person as (
      select task_key, task_version, settings, candidate_id, count(*) as times, max(ended_at) as last_at
      from played group by task_key, task_version, settings, candidate_id)
    select b.task_key, coalesce(n.name, b.task_key) as task_name, b.task_version, md5(b.settings::text) as form_id,
      b.settings, count(*)::int as people, (count(*) filter (where b.times > 1))::int as twice,
      max(b.last_at) as last_at
    from by_person b
      left join lateral (
        select name from tasks where key = b.task_key order by created_at desc, version desc limit 1) n on true
    group by b.task_key, n.name, b.task_version, b.settings
    order by people desc, b.task_key, form_id
  `.execute(db);
  return rows;
}

/** A play of the form, with which one of the person's it is, from 1. */
export interface PlayOfForm {
  readonly play_id: string;
  readonly application_id: string;
  readonly candidate_id: string;
  readonly task_index: number;
  readonly ended_at: string;
  readonly turn: number;
}

/** First and second plays of everyone in one form. */
export async function playsOfForm(
  db: Db,
  form: Pick<PlayedForm, 'task_key' | 'task_version' | 'form_id'>,
): Promise<PlayOfForm[]> {
  // sql: ended_at present, because only completed plays are counted
  const { rows } = await sql<PlayOfForm>`
    with played as (${playedTasks}),
    turns as (
      select play_id, application_id, candidate_id, task_index, ended_at,
        (row_number() over (partition by candidate_id order by ended_at, play_id, task_index))::int as turn
      from played
      where task_key = ${form.task_key} and task_version = ${form.task_version}
        and md5(settings::text) = ${form.form_id})
    select * from turns where turn <= 2 order by ended_at, play_id
  `.execute(db);
  return rows;
}

/** A value of a play. */
export interface PlayValue {
  readonly play_id: string;
  readonly task_index: number;
  readonly key: string;
  readonly value: number;
}

/** The values that these plays have for a game. */
export async function valuesOfPlays(db: Db, taskKey: string, plays: readonly string[]): Promise<PlayValue[]> {
  const { rows } = await sql<PlayValue>`
    select play_id, task_index, key, value from play_data_points
    where task_key = ${taskKey} and play_id = any(${plays}::uuid[]) and value is not null
  `.execute(db);
  return rows;
}

/** A play that can be played again. */
export interface OriginWithEvents extends PlayOrigin {
  readonly play_id: string;
  readonly events: readonly PlayEvent[];
}

/** The logs of plays. */
export async function originsOf(db: Db, plays: readonly string[]): Promise<OriginWithEvents[]> {
  const { rows } = await sql<Omit<OriginWithEvents, 'events'>>`
    select p.id as play_id, coalesce(p.chained_as, p.id) as id, p.seed, p.tasks, p.accommodations,
      p.integrity ->> 'opened_at' as opened_at, coalesce((p.integrity ->> 'is_paced')::boolean, false) as is_paced
    from plays p where p.id = any(${plays}::uuid[])
  `.execute(db);
  const events = await sql<PlayEvent & { play_id: string }>`
    select play_id, seq, task_index, type, t_ms, payload, signals, received_at
    from play_events where play_id = any(${plays}::uuid[]) order by play_id, seq
  `.execute(db);
  const byPlay = new Map<string, PlayEvent[]>();
  for (const { play_id, ...event } of events.rows) {
    const own = byPlay.get(play_id) ?? [];
    own.push(event);
    byPlay.set(play_id, own);
  }
  return rows.map((row) => ({ ...row, events: byPlay.get(row.play_id) ?? [] }));
}

type FormKey = Pick<PlayedForm, 'task_key' | 'task_version' | 'form_id'>;

/** What was last counted of groups. */
export interface CountedGroups {
  /** Last day of the quarter up to which plays count, `YYYY-MM-DD`. */
  readonly period_end: string;
  readonly comparisons: readonly GroupComparison[];
}

/** The newest comparison of groups in a form; undefined: none was made. */
export async function findComparisons(db: Db, form: FormKey): Promise<CountedGroups | undefined> {
  const { rows } = await sql<CountedGroups>`
    select to_char(period_end, 'YYYY-MM-DD') as period_end, comparisons from group_comparisons
    where task_key = ${form.task_key} and task_version = ${form.task_version} and form_id = ${form.form_id}
    order by period_end desc limit 1
  `.execute(db);
  return rows[0];
}

/** Keeps a comparison; one that another server made meanwhile stays. */
export async function insertComparisons(
  db: Db,
  {
    task_key,
    task_version,
    form_id,
    period_end,
    comparisons,
    made_at,
  }: FormKey & CountedGroups & { made_at: Date },
): Promise<void> {
  await sql`
    insert into group_comparisons (task_key, task_version, form_id, period_end, comparisons, made_at)
    values (${task_key}, ${task_version}, ${form_id}, ${period_end}, ${JSON.stringify(comparisons)}, ${made_at})
    on conflict do nothing
  `.execute(db);
}
