import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import type { listScoreTemplates } from '@tryout/contract/score-templates/score-templates';
import { COVERAGE_PERCENT, type ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { ScoreTemplateStatus } from '@tryout/domain/score-templates/score-template-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { bothWays, type ListOrder, readPage, shownAs } from '../../platform/http/keyset.ts';
import { mayKnowOf } from '../positions/public.ts';

type Row = RouteData<typeof listScoreTemplates>['items'][number];

/** A template version as stored. */
export interface TemplateRow {
  readonly id: string;
  readonly organization_id: string | null;
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly source: string;
  readonly definition: ScoreTemplate;
  readonly status: ScoreTemplateStatus;
  readonly edit: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly published_at: string | null;
}

/** Whom a row belongs to, as seen by the caller: nobody of the platform is named to others. */
function author(actor: Actor): RawBuilder<string | null> {
  const isPlatform = actor.user_type === 'super_admin';
  return sql`(select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from users u
    where u.id = t.updated_by and (${isPlatform}::boolean or t.organization_id is not null))`;
}

const columns = (
  actor: Actor,
) => sql`t.id, t.organization_id, t.key, t.version, t.name, t.source, t.definition,
  t.status, t.edit, t.created_at, t.updated_at, ${author(actor)} as updated_by, t.published_at`;

/** The templates of an owner; null: the platform. */
const ownedBy = (organizationId: string | null) =>
  organizationId === null ? sql`t.organization_id is null` : sql`t.organization_id = ${organizationId}`;

/** What the caller may change. */
export function isOwn(actor: Actor): RawBuilder<boolean> {
  return actor.user_type === 'super_admin'
    ? sql<boolean>`t.organization_id is null`
    : sql<boolean>`coalesce(t.organization_id = any(${actor.organization_ids}::uuid[]), false)`;
}

/** Templates that a simulation keeps for itself are built there, not here. */
const standsAlone = sql`(select true from simulations s
  where s.score_template_id = t.id and s.template_is_own limit 1) is null`;

/** Positions of organizations whose members may see them, or all. */
function inSight(actor: Actor): RawBuilder<boolean> {
  return actor.user_type === 'super_admin'
    ? sql<boolean>`true`
    : sql<boolean>`p.organization_id = any(${actor.organization_ids}::uuid[]) and ${mayKnowOf(actor)}`;
}

/** Simulations that the caller's library holds. */
function simulationInSight(actor: Actor): RawBuilder<boolean> {
  return actor.user_type === 'super_admin'
    ? sql<boolean>`s.organization_id is null`
    : sql<boolean>`((s.organization_id is null and s.status in ('published', 'closed')) or s.organization_id = any(${actor.organization_ids}::uuid[]))`;
}

/** Whether a template `t` is the newest version of those that match; the condition speaks of `t` as well. */
const newestOf = (matches: RawBuilder<boolean>) => sql<boolean>`(
  with wanted as (select t.organization_id, t.key)
  select t.id from wanted cross join score_templates t
  where t.key = wanted.key and t.organization_id is not distinct from wanted.organization_id and ${matches}
  order by t.version desc limit 1) = t.id`;

const ORDERS: Readonly<Record<RouteQuery<typeof listScoreTemplates>['sort'], ListOrder>> = {
  ...bothWays('name', { by: sql`lower(t.name) collate "C"`, id: sql`t.id`, type: 'text' }),
  ...bothWays('updated_at', { by: sql`t.updated_at`, id: sql`t.id`, type: 'timestamptz' }),
};

/**
 * One page of templates, the newest version of each that matches. Versions, and whether a simulation keeps one for
 * itself, are looked up one by one: so the list is read in its order and no further than the page.
 */
export function pageOfTemplates(db: Db, actor: Actor, query: RouteQuery<typeof listScoreTemplates>) {
  const wanted = query.status ? sql`t.status = ${query.status}` : sql`t.status <> 'closed'`;
  const owner =
    query.owner === undefined
      ? sql`true`
      : query.owner === 'platform'
        ? sql`t.organization_id is null`
        : isOwn(actor);
  const like = `%${(query.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const named = query.q ? sql`t.name ilike ${like}` : sql`true`;
  const matches = sql<boolean>`(${isOwn(actor)} or (t.organization_id is null and t.status <> 'draft'))
    and ${standsAlone} and ${wanted} and ${owner} and ${named}`;
  const order = ORDERS[query.sort];
  return shownAs(
    readPage<Row & { readonly sort_value: string }>(db, query, {
      order,
      columns: sql`t.id, t.key, t.version, t.name, t.status, t.source, t.organization_id is null as is_platform,
      ${isOwn(actor)} as may_manage, t.updated_at, ${author(actor)} as updated_by, (${order.by})::text as sort_value,
      array(select coalesce(c ->> 'category', '') from jsonb_array_elements(t.definition -> 'categories')
        with ordinality as each(c, place) order by place) as categories,
      jsonb_array_length(jsonb_path_query_array(t.definition, '$.categories[*].traits[*].subtraits[*]')) as subtraits,
      (select count(*) from score_templates v where v.key = t.key
        and v.organization_id is not distinct from t.organization_id
        and (v.status <> 'draft' or ${isOwn(actor)}))::int as versions,
      ((select count(*) from simulations s join score_templates v on v.id = s.score_template_id
         where v.key = t.key and v.organization_id is not distinct from t.organization_id
           and ${simulationInSight(actor)})
       + (select count(distinct p.id) from position_revisions r join score_templates v on v.id = r.score_template_id
           join positions p on p.id = r.position_id
         where v.key = t.key and v.organization_id is not distinct from t.organization_id
           and ${inSight(actor)}))::int as used_in`,
      from: sql`score_templates t`,
      filter: sql<boolean>`${matches} and ${newestOf(matches)}`,
      sortValue: (row) => (query.sort.endsWith('name') ? row.sort_value : row.updated_at),
    }),
    ({ sort_value: _value, ...row }) => row,
  );
}

/** A version by id. */
export async function findTemplate(db: Db, actor: Actor, id: string): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select ${columns(actor)} from score_templates t where t.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockTemplate(db: Db, actor: Actor, id: string): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select ${columns(actor)} from score_templates t where t.id = ${id} for update of t`.execute(db);
  return rows[0];
}

/** The open draft of a template. */
export async function findDraft(
  db: Db,
  of: Pick<TemplateRow, 'organization_id' | 'key'>,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select t.id from score_templates t where ${ownedBy(of.organization_id)} and t.key = ${of.key}
      and t.status = 'draft'`.execute(db);
  return rows[0];
}

/** All versions of a template that the caller may see, newest first. */
export async function versionsOf(
  db: Db,
  actor: Actor,
  of: Pick<TemplateRow, 'organization_id' | 'key'>,
): Promise<TemplateRecord['versions']> {
  const { rows } = await sql<TemplateRecord['versions'][number]>`
    select t.id, t.version, t.name, t.status, t.edit, t.updated_at, t.published_at,
      coalesce((t.definition ->> 'min_coverage_percent')::int, ${COVERAGE_PERCENT.default}) as min_coverage_percent
    from score_templates t
    where ${ownedBy(of.organization_id)} and t.key = ${of.key} and (t.status <> 'draft' or ${isOwn(actor)})
    order by t.version desc`.execute(db);
  return rows;
}

/** Most positions that are listed by name. */
const LISTED = 50;

/** Simulations and positions that weigh with a version, as far as the caller may know of them. */
export async function usesOf(db: Db, actor: Actor, id: string): Promise<TemplateRecord['used_in']> {
  const [simulations, positions, total] = await Promise.all([
    sql<TemplateRecord['used_in']['simulations'][number]>`
      select s.id, s.name, s.version, s.status from simulations s
      where s.score_template_id = ${id} and ${simulationInSight(actor)} order by s.name, s.version`.execute(
      db,
    ),
    sql<TemplateRecord['used_in']['positions'][number]>`
      select p.id, p.title, p.status, r.revision, p.current_revision = r.revision as is_current
      from position_revisions r join positions p on p.id = r.position_id
      where r.score_template_id = ${id} and ${inSight(actor)} and ${actor.user_type !== 'super_admin'}::boolean
      order by p.created_at desc, r.revision desc limit ${LISTED}`.execute(db),
    sql<{ n: number }>`
      select count(distinct p.id)::int as n from position_revisions r join positions p on p.id = r.position_id
      where r.score_template_id = ${id} and ${inSight(actor)}`.execute(db),
  ]);
  return {
    simulations: simulations.rows,
    positions: positions.rows,
    positions_total: total.rows[0]?.n ?? 0,
  };
}

/** Whether anything at all weighs with a version. */
export async function isUsed(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from simulations where score_template_id = ${id})
      or exists (select 1 from position_revisions where score_template_id = ${id}) as used`.execute(db);
  return rows[0]?.used ?? false;
}
