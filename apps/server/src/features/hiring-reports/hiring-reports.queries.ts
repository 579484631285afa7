import type { QualityGroup, ReportDays } from '@tryout/domain/hiring-reports/report-kinds';
import type { Counted, InterviewerLoad, InviteCounts } from '@tryout/domain/hiring-reports/report-tables';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { inReachOf } from '../positions/public.ts';
import { countedBy } from './count-facts.queries.ts';

/** What a report is narrowed to; an empty list: nothing is left out. */
export interface ReportFilter extends ReportDays {
  readonly organization_id: string;
  readonly position_ids: readonly string[];
  readonly department_ids: readonly string[];
  readonly recruiter_ids: readonly string[];
  readonly sources: readonly string[];
}

/**
 * Over which positions a report goes: `all` of the organization, only these, or all `but` these, whichever reads less.
 */
export type Positions =
  | { readonly which: 'all' }
  | { readonly which: 'only' | 'but'; readonly ids: readonly string[] };

const isOneOf = (value: RawBuilder<unknown>, among: readonly string[], type: 'uuid' | 'text') =>
  among.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${value} = any(${sql.val([...among])}::${sql.raw(type)}[])`;

const OWNER = sql`(select t.user_id from position_team t where t.position_id = p.id and t.role = 'owner')`;

/** The positions that an actor may know of and the filter leaves. */
export async function findPositions(db: Db, actor: Actor, filter: ReportFilter): Promise<Positions> {
  const { rows } = await sql<{ total: number; inside: string[]; outside: string[] }>`
    with each as (
      select p.id, ${inReachOf(actor)} and ${isOneOf(sql`p.id`, filter.position_ids, 'uuid')}
        and ${isOneOf(sql`p.department_id`, filter.department_ids, 'uuid')}
        and ${filter.recruiter_ids.length === 0 ? sql`true` : isOneOf(OWNER, filter.recruiter_ids, 'uuid')} as is_inside
      from positions p where p.organization_id = ${filter.organization_id}
    )
    select count(*)::int as total, coalesce(array_agg(id) filter (where is_inside), '{}') as inside,
      coalesce(array_agg(id) filter (where is_inside is not true), '{}') as outside from each
  `.execute(db);
  const { inside = [], outside = [] } = rows[0] ?? {};
  if (outside.length === 0) return { which: 'all' };
  if (inside.length === 0) return { which: 'only', ids: [] };
  const [many, few] = await Promise.all([countOf(db, inside), countOf(db, outside)]);
  return many <= few ? { which: 'only', ids: inside } : { which: 'but', ids: outside };
}

/** Applications of positions, by the counts that are kept for lists. */
async function countOf(db: Db, positionIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::float8 as count from application_counts where position_id = any(${positionIds}::uuid[])
  `.execute(db);
  return rows[0]?.count ?? 0;
}

type Measure = keyof typeof countedBy;

/** What a measure counted, by name and hours; `months`: by the month instead of the name. */
export async function findCounted(
  db: Db,
  filter: ReportFilter,
  positions: Positions,
  measure: Measure,
  months = false,
): Promise<Counted[]> {
  const name = (day: RawBuilder<unknown>, own: RawBuilder<unknown>) =>
    months ? sql`to_char(${day}, 'YYYY-MM')` : own;
  const sums = sql`
    select ${name(sql`d.day`, sql`d.name`)} as name, d.hours, sum(d.count)::int as count from hiring_days d
    where d.organization_id = ${filter.organization_id} and d.measure = ${measure}
      and d.day between ${filter.from} and ${filter.until} and ${isOneOf(sql`d.source`, filter.sources, 'text')}
    group by 1, 2`;
  const facts = (ids: readonly string[], sign: 1 | -1) => sql`
    select ${name(sql`c.day`, sql`c.name`)} as name, c.hours, (${sql.lit(sign)} * count(*))::int as count
    from hiring_facts f cross join lateral ${countedBy[measure]} c
    where f.organization_id = ${filter.organization_id} and f.position_id = any(${sql.val([...ids])}::uuid[])
      and c.day between ${filter.from} and ${filter.until}
      and ${isOneOf(sql`f.source`, filter.sources, 'text')}
    group by 1, 2`;
  const parts =
    positions.which === 'all'
      ? sums
      : positions.which === 'only'
        ? facts(positions.ids, 1)
        : sql`(${sums}) union all (${facts(positions.ids, -1)})`;
  const read = async (from: Db): Promise<Counted[]> => {
    const { rows } = await sql<Counted>`
      select name, hours, sum(count)::int as count from (${parts}) each group by name, hours having sum(count) <> 0
    `.execute(from);
    return rows;
  };
  // The index holds all of what is counted of how far applications came.
  if (positions.which === 'all' || measure === 'furthest') return read(db);
  return withTransaction(db, async (tx) => {
    // Facts of many positions lie everywhere: fetched in the order of the table they come twice as fast as in the index's.
    await sql`set local enable_indexscan = off`.execute(tx);
    return read(tx);
  });
}

const GROUP: Readonly<Record<Exclude<QualityGroup, 'source'>, RawBuilder<unknown>>> = {
  position: sql`p.id::text`,
  department: sql`coalesce(p.department_id::text, '')`,
  recruiter: sql`coalesce(${OWNER}::text, '')`,
};

/** How far applications came, by what is compared. */
export async function findQuality(
  db: Db,
  filter: ReportFilter,
  positions: Positions,
  by: QualityGroup,
): Promise<{ group: string; furthest: number; count: number }[]> {
  if (by === 'source' && positions.which === 'all') {
    const { rows } = await sql<{ group: string; furthest: number; count: number }>`
      select source as "group", split_part(name, ':', 1)::int as furthest, sum(count)::int as count from hiring_days
      where organization_id = ${filter.organization_id} and measure = 'furthest'
        and day between ${filter.from} and ${filter.until} and ${isOneOf(sql`source`, filter.sources, 'text')}
      group by 1, 2 having sum(count) <> 0
    `.execute(db);
    return rows;
  }
  const within =
    positions.which === 'all'
      ? sql`true`
      : positions.which === 'only'
        ? isOneOf(sql`f.position_id`, positions.ids.length === 0 ? [NO_ID] : positions.ids, 'uuid')
        : sql`f.position_id <> all(${sql.val([...positions.ids])}::uuid[])`;
  const { rows } = await sql<{ group: string; furthest: number; count: number }>`
    select ${by === 'source' ? sql`each.source` : GROUP[by]} as "group", each.furthest::int as furthest,
      sum(each.count)::int as count
    from (select f.position_id, ${by === 'source' ? sql`f.source` : sql`''`} as source, f.furthest, count(*) as count
      from hiring_facts f
      where f.organization_id = ${filter.organization_id} and f.begun_on between ${filter.from} and ${filter.until}
        and ${within} and ${isOneOf(sql`f.source`, filter.sources, 'text')}
      group by 1, 2, 3) each join positions p on p.id = each.position_id
    group by 1, 2
  `.execute(db);
  return rows;
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

const ofPositions = (positions: Positions, id: RawBuilder<unknown>) =>
  positions.which === 'all'
    ? sql<boolean>`true`
    : positions.which === 'only'
      ? sql<boolean>`${id} = any(${sql.val([...positions.ids])}::uuid[])`
      : sql<boolean>`${id} <> all(${sql.val([...positions.ids])}::uuid[])`;

const fromDay = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;
const afterDay = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'UTC'`;

/** What interviewers did: interviews that have begun within the period. */
export async function findLoads(
  db: Db,
  filter: ReportFilter,
  positions: Positions,
  now: Date,
): Promise<InterviewerLoad[]> {
  // sql: user_id present, because interviewers have accounts
  const { rows } = await sql<{
    user_id: string;
    delay_hours: number | null;
    interviews: number;
    minutes: number;
  }>`
    select user_id, report_hours(ends_at, sent_at) as delay_hours, count(*)::int as interviews,
      (sum(extract(epoch from ends_at - starts_at)) / 60)::float8 as minutes
    from reported_interviews
    where organization_id = ${filter.organization_id} and starts_at >= ${fromDay(filter.from)}
      and starts_at < ${afterDay(filter.until)} and (starts_at <= ${now} or status = 'completed')
      and user_id is not null and ${ofPositions(positions, sql`position_id`)}
    group by 1, 2
  `.execute(db);
  return [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user_id, each]) => {
    const sent = each.flatMap(({ delay_hours, interviews }) =>
      delay_hours === null ? [] : [{ hours: delay_hours, count: interviews }],
    );
    return {
      user_id,
      interviews: each.reduce((sum, { interviews }) => sum + interviews, 0),
      minutes: each.reduce((sum, { minutes }) => sum + minutes, 0),
      sent: sent.reduce((sum, { count }) => sum + count, 0),
      delays: sent,
    };
  });
}

/** What became of invitations made within the period. */
export async function countInvites(
  db: Db,
  filter: ReportFilter,
  positions: Positions,
): Promise<InviteCounts> {
  const { rows } = await sql<InviteCounts>`
    select count(*)::int as invited, count(*) filter (where i.sent_at is not null)::int as mailed,
      count(*) filter (where i.opened_at is not null or i.application_id is not null)::int as opened,
      count(*) filter (where i.application_id is not null)::int as begun,
      count(*) filter (where f.furthest >= 4)::int as applied,
      count(*) filter (where i.status = 'rejected')::int as declined,
      count(*) filter (where i.status = 'closed' and i.application_id is null)::int as ended
    from reported_invites i left join hiring_facts f on f.application_id = i.application_id
    where i.organization_id = ${filter.organization_id} and i.created_at >= ${fromDay(filter.from)}
      and i.created_at < ${afterDay(filter.until)} and ${ofPositions(positions, sql`i.position_id`)}
  `.execute(db);
  return rows[0] ?? { invited: 0, mailed: 0, opened: 0, begun: 0, applied: 0, declined: 0, ended: 0 };
}

/** Names of records of an organization by id; what is gone has none. */
export async function findNames(
  db: Db,
  organizationId: string,
  kind: 'position' | 'department' | 'person' | 'link' | 'reason',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const of = {
    position: sql`select id, title as name from positions where organization_id = ${organizationId} and id = any(${ids}::uuid[])`,
    department: sql`select id, name from departments where organization_id = ${organizationId} and id = any(${ids}::uuid[])`,
    person: sql`select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name from users
      where id = any(${ids}::uuid[])`,
    link: sql`select l.id, coalesce(nullif(l.name, ''), (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''),
      u.email) from users u where u.id = l.user_id), '') as name from source_links l
      where l.organization_id = ${organizationId} and l.id = any(${ids}::uuid[])`,
    reason: sql`select id, case when key = '' then label else 'key ' || key end as name from reasons
      where (organization_id is null or organization_id = ${organizationId}) and id = any(${ids}::uuid[])`,
  }[kind];
  const { rows } = await sql<{ id: string; name: string }>`${of}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What reports of an actor can be narrowed to, within positions they may know of. */
export async function findChoices(db: Db, actor: Actor, organizationId: string) {
  const reach = sql`p.organization_id = ${organizationId} and ${inReachOf(actor)}`;
  const [positions, departments, recruiters, links] = await Promise.all([
    sql<{ position_id: string; title: string }>`
      select p.id as position_id, p.title from positions p where ${reach} order by p.created_at desc, p.id desc limit 500
    `.execute(db),
    sql<{ department_id: string; name: string }>`
      select d.id as department_id, d.name from departments d where d.organization_id = ${organizationId}
        and exists (select from positions p where p.department_id = d.id and ${reach}) order by d.name, d.id limit 500
    `.execute(db),
    sql<{ user_id: string; name: string }>`
      select u.id as user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name from users u
      where u.id in (select t.user_id from position_team t join positions p on p.id = t.position_id
        where t.role = 'owner' and ${reach}) order by 2, 1 limit 500
    `.execute(db),
    sql<{ id: string }>`
      select l.id from source_links l where l.organization_id = ${organizationId} order by l.created_at desc, l.id limit 200
    `.execute(db),
  ]);
  const names = await findNames(
    db,
    organizationId,
    'link',
    links.rows.map(({ id }) => id),
  );
  return {
    positions: positions.rows,
    departments: departments.rows,
    recruiters: recruiters.rows,
    links: links.rows.map(({ id }) => ({ source: `link.${id}`, name: names.get(id) ?? '' })),
  };
}
