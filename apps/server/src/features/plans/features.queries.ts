import { BUILT_IN_FEATURES, type FeatureKind } from '@tryout/domain/plans/features';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A feature as stored, and how many plans and add-ons name it. */
export interface FeatureRow {
  readonly key: string;
  readonly kind: FeatureKind;
  readonly is_built_in: boolean;
  readonly is_listed: boolean;
  readonly position: number;
  readonly wordings: Readonly<Record<string, { name: string; about: string; unit: string }>>;
  readonly used_by: number;
}

/** Every feature, in order. */
export async function findFeatureRows(db: Db): Promise<FeatureRow[]> {
  const { rows } = await sql<FeatureRow>`
    select f.key, f.kind, f.is_built_in, f.is_listed, f.position, f.wordings,
      ((select count(distinct plan_id) from plan_versions where features ? f.key)
        + (select count(distinct add_on_id) from add_on_versions where grants ? f.key)
        + (select count(*) from (select 1 from entitlements e where e.key = f.key limit 1) one))::int as used_by
    from features f order by f.position, f.key
  `.execute(db);
  return rows;
}

/** Adds the features that the program checks, where they are missing. */
export async function addBuiltInFeatures(db: Db): Promise<void> {
  const entries = Object.entries(BUILT_IN_FEATURES);
  await sql`
    insert into features (key, kind, is_built_in, position)
    select one.key, one.kind, true, one.place * 10
    from unnest(${entries.map(([key]) => key)}::text[], ${entries.map(([, kind]) => kind)}::text[])
      with ordinality as one(key, kind, place)
    on conflict (key) do nothing
  `.execute(db);
}

interface FeatureChange {
  readonly key: string;
  readonly wordings: object;
  readonly is_listed: boolean;
  readonly position: number;
}

/** Adds a feature; false: its key is taken. */
export async function insertFeature(
  db: Db,
  feature: FeatureChange & { readonly kind: FeatureKind },
): Promise<boolean> {
  const { rows } = await sql`
    insert into features (key, kind, wordings, is_listed, position)
    values (${feature.key}, ${feature.kind}, ${JSON.stringify(feature.wordings)}::jsonb, ${feature.is_listed},
      ${feature.position})
    on conflict (key) do nothing returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Changes a feature; false: there is none. */
export async function updateFeature(db: Db, feature: FeatureChange, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update features set wordings = ${JSON.stringify(feature.wordings)}::jsonb, is_listed = ${feature.is_listed},
      position = ${feature.position}, updated_at = ${now.toISOString()}
    where key = ${feature.key} returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Removes a feature. */
export async function deleteFeature(db: Db, key: string): Promise<void> {
  await sql`delete from features where key = ${key}`.execute(db);
}
