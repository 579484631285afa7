import type { RouteData } from '@tryout/contract/define-route';
import type { readTemplateWhatIf } from '@tryout/contract/what-if/what-if';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { TaskResponses } from '@tryout/domain/what-if/task-parts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { mayKnowOf } from '../positions/public.ts';

/** A position with the template that new applicants are scored with. */
export interface ScoredPosition {
  readonly id: string;
  readonly organization_id: string;
  readonly title: string;
  readonly status: string;
  readonly created_by: string | null;
  readonly is_request: boolean;
  readonly revision_id: string;
  /** Share of the job fit that culture questions have, per cent; 0: none. */
  readonly culture_weight: number;
  readonly template: {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly key: string;
    readonly organization_id: string | null;
    readonly definition: ScoreTemplate;
    readonly is_kept_by_simulation: boolean;
    /** The version before, where a what-if replaced it. */
    readonly earlier_id: string | null;
  } | null;
}

/** The position as it is now. */
export async function findScoredPosition(db: Db, id: string): Promise<ScoredPosition | undefined> {
  const { rows } = await sql<ScoredPosition>`
    select p.id, p.organization_id, p.title, p.status, p.created_by, p.is_request, v.id as revision_id,
      coalesce((select w.weight from culture_weights w where w.position_id = p.id and w.ended_at is null), 0)::float8
        as culture_weight,
      (select json_build_object('id', t.id, 'name', t.name, 'version', t.version, 'key', t.key,
         'organization_id', t.organization_id, 'definition', t.definition,
         'is_kept_by_simulation',
           exists (select 1 from simulations s where s.score_template_id = t.id and s.template_is_own),
         'earlier_id', case when t.what_if ->> 'position_id' = p.id::text then t.parent_id end)
       from score_templates t where t.id = v.score_template_id) as template
    from positions p join position_revisions v on v.position_id = p.id and v.revision = p.current_revision
    where p.id = ${id}`.execute(db);
  return rows[0];
}

/** A task that a revision asks for. */
export interface AskedTask {
  readonly key: string;
  readonly name: string;
  readonly minutes: number;
  readonly subtrait_ids: readonly string[];
}

/** The tasks of a revision, each key once, in the order of playing. */
export async function tasksOfRevision(db: Db, revisionId: string): Promise<AskedTask[]> {
  const { rows } = await sql<AskedTask>`
    select t.key, min(t.name) as name, (sum(st.estimated_seconds) / 60.0)::float8 as minutes,
      array(select distinct f.subtrait_id::text from formulas_of_tasks f
        where f.task_id = any(array_agg(t.id)) order by 1) as subtrait_ids
    from position_simulations ps join simulation_tasks st on st.simulation_id = ps.simulation_id
      join tasks t on t.id = st.task_id
    where ps.revision_id = ${revisionId}
    group by t.key order by min(ps.sort_order), min(st.sort_order)`.execute(db);
  return rows;
}

/** Names of tasks, of the newest version of each. */
export async function taskNames(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select distinct on (key) key, name from tasks where key = any(${keys}::text[])
    order by key, created_at desc`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** What a card tells of one measure. */
export interface MeasureOnCard {
  /** The data point with its task before it: `task.data_point`. */
  readonly data_point: string;
  readonly subtrait_id: string;
  readonly formula_id: string;
  readonly sd: number | null;
  readonly exactness: {
    sem: number;
    sd: number;
    kind: 'retest' | 'internal_consistency' | 'model';
    is_estimated: boolean;
  } | null;
}

/** Measures with a value on the newest cards of a position. */
export async function measuresOnCards(db: Db, positionId: string, cards: number): Promise<MeasureOnCard[]> {
  const { rows } = await sql<MeasureOnCard>`
    select f ->> 'data_point' as data_point, f ->> 'subtrait_id' as subtrait_id, f ->> 'formula_id' as formula_id,
      (f -> 'measure' ->> 'sd')::float8 as sd,
      case when f -> 'exactness' ? 'is_estimated' then f -> 'exactness' end as exactness
    from (select a.score_card_id from application_means m join applications a on a.id = m.application_id
        where m.position_id = ${positionId} and a.score_card_id is not null
        order by m.application_id desc limit ${cards}) newest
      join score_cards c on c.id = newest.score_card_id
      cross join jsonb_array_elements(c.trace -> 'formulas') f
    where f ->> 'value' is not null and f ? 'measure'`.execute(db);
  return rows;
}

/** What is known of what measures share with others of their game, by formula. */
export async function sharesOfFormulas(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { data_point: string; error: number; scores: number }[]>> {
  const { rows } = await sql<{ id: string; shares: { data_point: string; error: number; scores: number }[] }>`
    select id, reliability -> 'shares' as shares from formulas
    where id = any(${ids}::uuid[]) and jsonb_typeof(reliability -> 'shares') = 'array'`.execute(db);
  return new Map(rows.map(({ id, shares }) => [id, shares]));
}

/** Some people of a position, packed. */
export interface PeopleChunk {
  readonly count: number;
  readonly rows: Buffer;
  readonly ids: Buffer;
  readonly sems: Buffer;
}

/** The next people by id: means with their layouts, ids of 16 bytes, errors as thousandths of a point in 4 bytes. */
export async function readPeople(
  db: Db,
  positionId: string,
  after: string | null,
  limit: number,
): Promise<PeopleChunk> {
  const beyond = after === null ? sql`` : sql` and m.application_id > ${after}`;
  const { rows } = await sql<{ count: number; rows: Buffer | null; ids: Buffer | null; sems: Buffer | null }>`
    select count(*)::int as count, string_agg(int4send(layout_id) || means, ''::bytea order by application_id) as rows,
      string_agg(uuid_send(application_id), ''::bytea order by application_id) as ids,
      string_agg(int4send(coalesce(round(job_fit_sem::numeric * 1000)::int, -1)), ''::bytea order by application_id)
        as sems
    from (select m.application_id, m.layout_id, m.means, a.job_fit_sem
      from application_means m join applications a on a.id = m.application_id
      where m.position_id = ${positionId}${beyond} order by m.application_id limit ${limit}) people
  `.execute(db);
  const [found] = rows;
  const none = Buffer.alloc(0);
  return {
    count: found?.count ?? 0,
    rows: found?.rows ?? none,
    ids: found?.ids ?? none,
    sems: found?.sems ?? none,
  };
}

/** How many people a position has. */
export async function countPeople(db: Db, positionId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from application_means where position_id = ${positionId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Which subtraits stand in the means, by the number of the layout. */
export async function layoutsOf(db: Db): Promise<Map<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; subtrait_ids: string[] }>`
    select id, subtrait_ids from mean_layouts`.execute(db);
  return new Map(rows.map(({ id, subtrait_ids }) => [id, subtrait_ids]));
}

/** Responses for some subtraits of the next people by id, by task. */
export async function readResponses(
  db: Db,
  positionId: string,
  subtraitIds: readonly string[],
  after: string | null,
  limit: number,
): Promise<{ application_id: string; given: TaskResponses[] }[]> {
  const beyond = after === null ? sql`` : sql` and m.application_id > ${after}`;
  const { rows } = await sql<{ application_id: string; given: TaskResponses[] }>`
    select m.application_id, coalesce((
      select json_agg(json_build_object('task_key', regexp_replace(d ->> 'data_point', '\\.[^.]*$', ''), 'responses',
        (select coalesce(json_agg(r), '[]') from jsonb_array_elements(d -> 'responses') r
         where r ->> 'subtrait_id' = any(${subtraitIds}::text[]))))
      from jsonb_array_elements(c.score_card_data -> 'data_point_responses') d), '[]') as given
    from application_means m join applications a on a.id = m.application_id
      left join score_cards c on c.id = a.score_card_id
    where m.position_id = ${positionId}${beyond} order by m.application_id limit ${limit}`.execute(db);
  return rows;
}

/** Names of some applicants of a position. */
export async function namesOf(
  db: Db,
  positionId: string,
  ids: readonly string[],
): Promise<{ application_id: string; name: string }[]> {
  const { rows } = await sql<{ application_id: string; name: string }>`
    select id as application_id, applicant_name as name from applications
    where position_id = ${positionId} and id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** What is kept of a comparison: figures of everybody together. */
export type KeptComparison = Omit<
  NonNullable<RouteData<typeof readTemplateWhatIf>['comparison']>,
  'position' | 'earlier_id' | 'made_at' | 'made_by'
> & { readonly position_id: string };

/** The comparison of a version, as the caller may know it. */
export async function findComparison(db: Db, actor: Actor, templateId: string) {
  const { rows } = await sql<{
    what_if: KeptComparison | null;
    earlier_id: string | null;
    made_at: string;
    made_by: string | null;
    position: { id: string; title: string } | null;
  }>`
    select t.what_if, t.parent_id as earlier_id, t.created_at as made_at,
      (select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u where u.id = t.created_by) as made_by,
      (select json_build_object('id', p.id, 'title', p.title) from positions p
       where p.id::text = t.what_if ->> 'position_id' and p.organization_id = any(${actor.organization_ids}::uuid[])
         and ${mayKnowOf(actor)}) as position
    from score_templates t where t.id = ${templateId}`.execute(db);
  return rows[0];
}
