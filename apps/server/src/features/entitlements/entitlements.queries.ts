import type { Audience } from '@tryout/domain/plans/catalogue';
import type { EffectiveFeature, Entitlement, EntitlementSource } from '@tryout/domain/plans/entitlements';
import { type FeatureKey, type FeatureKind, type FeatureValue, isLimit } from '@tryout/domain/plans/features';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { PLANNED_ONCE } from '../../platform/database/planning-client.ts';
import type { Grant } from './grant.ts';

/**
 * Empties what was put together of organizations; in the transaction of whatever changes it, before it is changed, so
 * that two changes of one organization follow each other.
 */
export async function forgetEffective(db: Db, organization_ids: readonly string[]): Promise<void> {
  await sql`
    insert into effective_entitlements (organization_id, version)
    select id, 1 from unnest(${organization_ids}::uuid[]) as one(id) order by id
    on conflict (organization_id) do update
      set version = effective_entitlements.version + 1, features = null, good_until = null
  `.execute(db);
}

/** Empties what was put together of everybody; a change of the catalogue, or of whether plans are used. */
export async function forgetEveryEffective(db: Db): Promise<void> {
  await sql`update effective_entitlements set version = version + 1, features = null, good_until = null`.execute(
    db,
  );
}

/** A row that a grant wrote. */
export interface GivenRow {
  readonly id: string;
  readonly key: string;
}

/** Writes what a source gives; rows that say so already are not among the answers. */
export async function upsertRows(
  db: Db,
  grant: Grant & { readonly granted_by: string | null },
  now: Date,
): Promise<GivenRow[]> {
  const entries = Object.entries(grant.values);
  if (entries.length === 0) return [];
  const { rows } = await sql<GivenRow>`
    insert into entitlements as e (id, organization_id, key, value, source, source_id, plan_version_id, add_on_version_id,
      starts, ends, reason, granted_by, created_at, updated_at)
    select one.id, ${grant.organization_id}, one.key, one.value::jsonb, ${grant.source}, ${grant.source_id},
      ${grant.plan_version_id ?? null}::uuid, ${grant.add_on_version_id ?? null}::uuid, ${grant.starts.toISOString()},
      ${grant.ends?.toISOString() ?? null}::timestamptz, ${grant.reason ?? ''}, ${grant.granted_by}::uuid,
      ${now.toISOString()}, ${now.toISOString()}
    from unnest(${entries.map(() => uuidv7())}::uuid[], ${entries.map(([key]) => key)}::text[],
      ${entries.map(([, value]) => JSON.stringify(value))}::text[]) as one(id, key, value)
    on conflict (organization_id, source, source_id, key) do update
      set value = excluded.value, plan_version_id = excluded.plan_version_id,
        add_on_version_id = excluded.add_on_version_id, starts = excluded.starts, ends = excluded.ends,
        reason = excluded.reason, granted_by = excluded.granted_by, updated_at = excluded.updated_at
      where (e.value, e.plan_version_id, e.add_on_version_id, e.starts, e.ends)
        is distinct from (excluded.value, excluded.plan_version_id, excluded.add_on_version_id, excluded.starts, excluded.ends)
    returning e.id, e.key
  `.execute(db);
  return rows;
}

/** Ends what a source gave, but for the named keys; answers the keys of what goes on less long than before. */
export async function endRows(
  db: Db,
  ending: {
    readonly organization_id: string;
    readonly source: EntitlementSource;
    readonly source_id: string;
    readonly keep: readonly string[];
    readonly at: Date;
  },
  now: Date,
): Promise<string[]> {
  const { organization_id, source, source_id, keep } = ending;
  const at = ending.at.toISOString();
  const { rows } = await sql<{ key: string }>`
    update entitlements set ends = greatest(starts, ${at}::timestamptz), updated_at = ${now.toISOString()}
    where organization_id = ${organization_id} and source = ${source} and source_id = ${source_id}
      and not (key = any(${keep}::text[])) and (ends is null or ends > ${at}::timestamptz) and (ends is null or ends > starts)
    returning key
  `.execute(db);
  return rows.map(({ key }) => key);
}

/** What an organization may use, put together. */
export type EffectiveFeatures = Readonly<Record<string, EffectiveFeature & { readonly kind: FeatureKind }>>;

/** Whether plans are used at all, and what was put together for an organization. */
export interface StoredEffective {
  readonly is_on: boolean;
  /** Null: to be put together anew. */
  readonly features: EffectiveFeatures | null;
}

/** Reads both in one round. */
export async function readStoredEffective(
  db: Db,
  organization_id: string,
  now: Date,
): Promise<StoredEffective> {
  const { rows } = await sql<StoredEffective>`${sql.raw(PLANNED_ONCE)}
    select coalesce(c.value = 'true'::jsonb, false) as is_on,
      case when e.good_until is null or e.good_until > asked.now then e.features end as features
    from (values (${organization_id}::uuid, ${now.toISOString()}::timestamptz)) as asked(organization_id, now)
    left join app_configs c on c.key = 'billing'
    left join effective_entitlements e on e.organization_id = asked.organization_id
  `.execute(db);
  return present(rows[0]);
}

/** Whether plans are used at all, what was put together of one feature for an organization, and its use. */
export interface StoredNeed {
  readonly is_on: boolean;
  /** Whether something was put together that is still good. */
  readonly is_kept: boolean;
  /** Null where nothing was put together, or it does not have the feature. */
  readonly has: EffectiveFeature | null;
  /** How much of it the organization uses; null: it is not counted, or plans are not used. */
  readonly used: number | null;
}

/**
 * Reads of one feature what a request that needs it is judged by, in one round; no more of the others than that they are
 * there. The organization's use of a limited one is held until the transaction ends, so that two requests never count at
 * the same time, and then counted: what counts looks anew once its turn has come, unlike the statement around it. Neither
 * happens where plans are not used.
 */
export async function readStoredNeed(
  db: Db,
  organization_id: string,
  needed: FeatureKey,
  now: Date,
): Promise<StoredNeed> {
  const { rows } = await sql<StoredNeed>`${sql.raw(PLANNED_ONCE)}
    select coalesce(c.value = 'true'::jsonb, false) as is_on, coalesce(e.features is not null, false) as is_kept,
      e.features -> asked.key as has,
      case when not asked.is_counted or c.value is distinct from 'true'::jsonb then null
        when pg_advisory_xact_lock(hashtextextended(asked.organization_id::text || asked.key, 0))::text is null then null
        when asked.key = 'positions.active' then active_positions_of(asked.organization_id)
        when asked.key = 'simulations.custom' then own_simulations_of(asked.organization_id) end as used
    from (values (${organization_id}::uuid, ${needed}::text, ${isLimit(needed)}::boolean, ${now.toISOString()}::timestamptz))
      as asked(organization_id, key, is_counted, now)
    left join app_configs c on c.key = 'billing'
    left join effective_entitlements e on e.organization_id = asked.organization_id
      and (e.good_until is null or e.good_until > asked.now)
  `.execute(db);
  return present(rows[0]);
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('a row of values is always there');
  return row;
}

/** Whether plans are used on this platform. */
export async function isBillingOn(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`
    select coalesce((select value = 'true'::jsonb from app_configs where key = 'billing'), false) as is_on
  `.execute(db);
  return rows[0]?.is_on ?? false;
}

/** Begins a row to keep what is put together, and answers its version; null: there is no such organization. */
export async function beginEffective(db: Db, organization_id: string): Promise<string | null> {
  await sql`
    insert into effective_entitlements (organization_id) select id from organizations where id = ${organization_id}
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<{ version: string }>`
    select version::text as version from effective_entitlements where organization_id = ${organization_id}
  `.execute(db);
  return rows[0]?.version ?? null;
}

/** Keeps what was put together, unless what it is made of changed meanwhile or is being changed. */
export async function keepEffective(
  db: Db,
  organization_id: string,
  version: string,
  kept: { readonly features: EffectiveFeatures; readonly good_until: Date | null },
): Promise<void> {
  await sql`
    update effective_entitlements set features = ${JSON.stringify(kept.features)}::jsonb,
      good_until = ${kept.good_until?.toISOString() ?? null}::timestamptz
    where organization_id = (select organization_id from effective_entitlements
      where organization_id = ${organization_id} and version = ${version}::bigint for update skip locked)
  `.execute(db);
}

/** Every feature that there is, in order. */
export async function findFeatures(db: Db) {
  const { rows } = await sql<{
    key: string;
    kind: FeatureKind;
    is_built_in: boolean;
    wordings: Readonly<Record<string, { name: string; about: string; unit: string }>>;
    is_listed: boolean;
    position: number;
  }>`select key, kind, is_built_in, wordings, is_listed, position from features order by position, key`.execute(
    db,
  );
  return rows;
}

/** What an organization was given, with what is to come; instants in milliseconds. */
export async function findEntitlements(db: Db, organization_id: string, now: Date): Promise<Entitlement[]> {
  const { rows } = await sql<Entitlement>`
    select key, value, source, extract(epoch from starts)::float8 * 1000 as starts,
      extract(epoch from ends)::float8 * 1000 as ends
    from entitlements
    where organization_id = ${organization_id} and (ends is null or ends > ${now.toISOString()}::timestamptz)
  `.execute(db);
  return rows;
}

/** The kind of an organization as plans have it, and what the free plan of that kind gives. */
export async function findFreePlan(db: Db, organization_id: string) {
  const { rows } = await sql<{ audience: Audience; features: Readonly<Record<string, FeatureValue>> | null }>`
    select o.audience, v.features
    from (select case kind when 'staffing_agency' then 'agency' else kind end as audience
      from organizations where id = ${organization_id}) o
    left join lateral (
      select latest.features from plans p
      join lateral (select pv.features, pv.annual_price from plan_versions pv
        where pv.plan_id = p.id and pv.published_at is not null order by pv.version desc limit 1) latest on true
      where p.audience = o.audience and p.status = 'published' and latest.annual_price = 0
      order by p.position, p.key limit 1) v on true
  `.execute(db);
  return rows[0];
}

/** Plans of a kind that are on sale, by ascending annual price. */
export async function findPlansOnSale(db: Db, organization_id: string) {
  const { rows } = await sql<{
    name: string;
    wordings: Readonly<Record<string, { name: string; description: string }>>;
    features: Readonly<Record<string, FeatureValue>>;
  }>`
    select latest.name, latest.wordings, latest.features from plans p
    join organizations o on o.id = ${organization_id}
      and p.audience = case o.kind when 'staffing_agency' then 'agency' else o.kind end
    join lateral (select * from plan_versions pv
      where pv.plan_id = p.id and pv.published_at is not null order by pv.version desc limit 1) latest on true
    where p.status = 'published' order by latest.annual_price, p.position, p.key
  `.execute(db);
  return rows;
}

/** An entitlement with whose it is and who gave it. */
export interface EntitlementRow {
  readonly id: string;
  readonly organization_id: string;
  readonly organization_name: string;
  readonly key: string;
  readonly value: FeatureValue;
  readonly source: EntitlementSource;
  readonly source_id: string;
  readonly from_name: string;
  readonly starts: string;
  readonly ends: string | null;
  readonly reason: string;
  readonly granted_by_name: string;
}

const ROW = sql`
  e.id, e.organization_id, o.name as organization_name, e.key, e.value, e.source, e.source_id,
  coalesce(pv.name, av.name, '') as from_name, e.starts, e.ends, e.reason,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email, '') as granted_by_name
  from entitlements e join organizations o on o.id = e.organization_id
  left join plan_versions pv on pv.id = e.plan_version_id left join add_on_versions av on av.id = e.add_on_version_id
  left join users u on u.id = e.granted_by`;

/** Everything an organization was ever given, newest first; without one the latest grants by hand. */
export async function listRows(db: Db, organization_id: string | null): Promise<EntitlementRow[]> {
  const which = organization_id ? sql`e.organization_id = ${organization_id}` : sql`e.source = 'manual'`;
  const { rows } = await sql<EntitlementRow>`
    select ${ROW} where ${which} order by e.created_at desc, e.id desc limit 200
  `.execute(db);
  return rows;
}

/** Entitlements by their ids. */
export async function findRows(db: Db, ids: readonly string[]): Promise<EntitlementRow[]> {
  const { rows } = await sql<EntitlementRow>`select ${ROW} where e.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Every organization, to be granted what it uses. */
export async function findOrganizationIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from organizations order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that an organization was told of its use in a month; false: it was told before. */
export async function noteUse(
  db: Db,
  note: { organization_id: string; key: string; month: Date; level: 'near' | 'over'; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into use_notices (organization_id, key, month, level, told_at)
    values (${note.organization_id}, ${note.key}, ${note.month.toISOString().slice(0, 10)}, ${note.level},
      ${note.at.toISOString()})
    on conflict do nothing returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Those who answer for an organization, to be told. */
export async function findAdmins(db: Db, organization_id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from members where organization_id = ${organization_id} and status = 'active'
      and role in ('company_admin', 'independent_recruiter', 'staffing_agency_admin')
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Whether somebody is one of those who answer for an organization, and what it is called. */
export async function findSide(db: Db, organization_id: string, user_id: string | null) {
  const { rows } = await sql<{ name: string; is_admin: boolean }>`
    select o.name, exists (select from members m where m.organization_id = o.id and m.user_id = ${user_id}::uuid
      and m.status = 'active' and m.role in ('company_admin', 'independent_recruiter', 'staffing_agency_admin')) as is_admin
    from organizations o where o.id = ${organization_id}
  `.execute(db);
  return rows[0];
}
