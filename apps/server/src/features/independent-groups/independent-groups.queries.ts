import type { FeatureValue } from '@tryout/domain/plans/features';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';

type Values = Readonly<Record<string, FeatureValue>>;

/** A member with the workspace that is given to. */
export interface MemberRow {
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly organization_id: string | null;
  readonly added_at: string;
}

/** A cohort as stored, with its members. */
export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly features: Values;
  readonly plan: { readonly plan_id: string; readonly name: string } | null;
  readonly plan_features: Values;
  readonly simulations: readonly { readonly simulation_id: string; readonly name: string }[];
  readonly starts: string;
  readonly ends: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly members: readonly MemberRow[];
}

/** The workspace of an independent recruiter. */
const WORKSPACE = sql`(select o.id from members w join organizations o on o.id = w.organization_id
  where w.user_id = u.id and w.status = 'active' and o.kind = 'independent' order by w.created_at, w.id limit 1)`;

const PERSON = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`;

/** Cohorts by name: all, those of a member, or those with an id. */
export async function findGroups(
  db: Db,
  which: { readonly of_member?: string; readonly ids?: readonly string[] },
): Promise<GroupRow[]> {
  const ids = which.ids ?? null;
  const filter = which.of_member
    ? sql`exists (select from independent_group_members x where x.group_id = g.id and x.user_id = ${which.of_member})`
    : sql`(${ids}::uuid[] is null or g.id = any(${ids}::uuid[]))`;
  const { rows } = await sql<GroupRow>`
    select g.id, g.name, g.description, g.features, g.starts, g.ends, g.version, g.created_at,
      case when g.plan_id is not null then json_build_object('plan_id', g.plan_id, 'name', coalesce(v.name, '')) end as plan,
      coalesce(v.features, '{}'::jsonb) as plan_features,
      (select coalesce(json_agg(json_build_object('simulation_id', s.id, 'name', s.name) order by s.name, s.id), '[]'::json)
        from independent_group_simulations i join simulations s on s.id = i.simulation_id where i.group_id = g.id) as simulations,
      (select coalesce(json_agg(json_build_object('user_id', u.id, 'name', ${PERSON}, 'email', u.email,
          'organization_id', ${WORKSPACE}, 'added_at', to_char(m.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by u.first_name, u.last_name, u.id), '[]'::json)
        from independent_group_members m join users u on u.id = m.user_id where m.group_id = g.id) as members
    from independent_groups g
    left join lateral (select pv.name, pv.features from plan_versions pv
      where pv.plan_id = g.plan_id and pv.published_at is not null order by pv.version desc limit 1) v on true
    where ${filter} order by lower(g.name), g.id limit 1000
  `.execute(db);
  return rows;
}

/** Independent recruiters by their ids; others are not among the answers. */
export async function findRecruiters(db: Db, ids: readonly string[]): Promise<Omit<MemberRow, 'added_at'>[]> {
  const { rows } = await sql<Omit<MemberRow, 'added_at'>>`
    select u.id as user_id, ${PERSON} as name, u.email, ${WORKSPACE} as organization_id from users u
    where u.id = any(${ids}::uuid[]) and u.user_type = 'independent_recruiter' and u.status = 'active'
  `.execute(db);
  return rows;
}

/** Independent recruiters by a part of their name or address. */
export async function searchRecruiters(db: Db, search: string): Promise<Omit<MemberRow, 'added_at'>[]> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Omit<MemberRow, 'added_at'>>`
    select u.id as user_id, ${PERSON} as name, u.email, ${WORKSPACE} as organization_id from users u
    where u.user_type = 'independent_recruiter' and u.status = 'active' and u.merged_into is null
      and (u.first_name || ' ' || u.last_name || ' ' || u.email) ilike ${like}
    order by u.first_name, u.last_name, u.id limit 20
  `.execute(db);
  return rows;
}

/** Plans for independent recruiters that were put on sale. */
export async function findPlanOptions(db: Db) {
  const { rows } = await sql<{ plan_id: string; name: string; features: Values }>`
    select p.id as plan_id, v.name, v.features from plans p
    join lateral (select pv.name, pv.features from plan_versions pv
      where pv.plan_id = p.id and pv.published_at is not null order by pv.version desc limit 1) v on true
    where p.audience = 'independent' and p.status <> 'draft' order by p.position, p.key
  `.execute(db);
  return rows;
}

/** The newest published version of each simulation of the platform's library. */
export async function findSimulationOptions(db: Db) {
  const { rows } = await sql<{ simulation_id: string; name: string }>`
    select s.id as simulation_id, s.name from simulations s
    where s.organization_id is null and s.kind = 'library' and s.status = 'published'
      and not exists (select from simulations later where later.key = s.key and later.version > s.version
        and later.status = 'published' and later.organization_id is null)
    order by s.name, s.id
  `.execute(db);
  return rows;
}

/** Simulations of the platform among some ids. */
export async function countPlatformSimulations(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from simulations where id = any(${ids}::uuid[]) and organization_id is null
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** What is written of a cohort. */
export interface WrittenGroup {
  readonly name: string;
  readonly description: string;
  readonly features: Values;
  readonly plan_id: string | null;
  readonly starts: Date;
  readonly ends: Date | null;
}

/** Makes a cohort; null: the name is taken. */
export async function insertGroup(
  db: Db,
  group: WrittenGroup & { readonly created_by: string; readonly at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into independent_groups (id, name, description, features, plan_id, starts, ends, created_by, created_at, updated_at)
    values (${uuidv7()}, ${group.name}, ${group.description}, ${jsonb(group.features)}, ${group.plan_id}, ${group.starts},
      ${group.ends}, ${group.created_by}, ${group.at}, ${group.at})
    on conflict do nothing returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Holds cohorts until the transaction ends; answers their versions. */
export async function holdGroups(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from independent_groups where id = any(${ids}::uuid[]) order by id for update
  `.execute(db);
  return rows;
}

/** Whether another cohort has a name. */
export async function isNameTaken(db: Db, id: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from independent_groups where lower(name) = lower(${name}) and id <> ${id}
  `.execute(db);
  return rows.length > 0;
}

/** Changes a cohort that is held. */
export async function storeGroup(
  db: Db,
  id: string,
  group: WrittenGroup & { readonly at: Date },
): Promise<void> {
  await sql`
    update independent_groups set name = ${group.name}, description = ${group.description},
      features = ${jsonb(group.features)}, plan_id = ${group.plan_id}, starts = ${group.starts}, ends = ${group.ends},
      version = version + 1, updated_at = ${group.at} where id = ${id}
  `.execute(db);
}

/** Sets who belongs to a cohort. */
export async function replaceMembers(
  db: Db,
  id: string,
  userIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`delete from independent_group_members where group_id = ${id} and not (user_id = any(${userIds}::uuid[]))`.execute(
    db,
  );
  await sql`
    insert into independent_group_members (group_id, user_id, added_at)
    select ${id}, one, ${at} from unnest(${userIds}::uuid[]) as one on conflict do nothing
  `.execute(db);
}

/** Sets which simulations a cohort opens. */
export async function replaceSimulations(
  db: Db,
  id: string,
  simulationIds: readonly string[],
): Promise<void> {
  await sql`delete from independent_group_simulations where group_id = ${id}`.execute(db);
  await sql`
    insert into independent_group_simulations (group_id, simulation_id)
    select ${id}, one from unnest(${simulationIds}::uuid[]) as one on conflict do nothing
  `.execute(db);
}

/** Deletes a cohort. */
export async function removeGroup(db: Db, id: string): Promise<void> {
  await sql`delete from independent_groups where id = ${id}`.execute(db);
}
