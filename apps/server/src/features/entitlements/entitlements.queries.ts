import type { EntitlementSource } from '@tryout/domain/plans/entitlements';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { Grant } from './grant-entitlements.ts';

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
