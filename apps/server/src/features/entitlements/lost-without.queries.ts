import type { Entitlement } from '@tryout/domain/plans/entitlements';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** What an organization was given and has not lost, with what gave it; instants in milliseconds. */
export async function findGivenWithSource(db: Db, organization_id: string, now: Date) {
  const { rows } = await sql<Entitlement & { source_id: string }>`
    select key, value, source, source_id, extract(epoch from starts)::float8 * 1000 as starts,
      extract(epoch from ends)::float8 * 1000 as ends
    from entitlements
    where organization_id = ${organization_id} and (ends is null or ends > ${now.toISOString()}::timestamptz)
  `.execute(db);
  return rows;
}
