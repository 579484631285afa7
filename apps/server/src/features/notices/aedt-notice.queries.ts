import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** What was decided about New York's notice of a position. */
export interface AedtRow {
  readonly position_id: string;
  readonly is_on: boolean;
  readonly reason: string;
  readonly posted_on: string | null;
  readonly use_from: string | null;
  /** Ids of the subtraits that it named. */
  readonly measured: string[];
}

/** What was decided for a position; undefined: nothing yet. */
export async function findAedt(db: Db, positionId: string): Promise<AedtRow | undefined> {
  const { rows } = await sql<AedtRow>`
    select position_id, is_on, reason, posted_on, use_from, measured from aedt_notices where position_id = ${positionId}
  `.execute(db);
  return rows[0];
}

/** Keeps what was decided. */
export async function storeAedt(
  db: Db,
  row: AedtRow & {
    readonly organization_id: string;
    readonly set_by: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into aedt_notices (position_id, organization_id, is_on, reason, posted_on, use_from, measured, set_by, updated_at)
    values (${row.position_id}, ${row.organization_id}, ${row.is_on}, ${row.reason}, ${row.posted_on}, ${row.use_from},
      ${row.measured}, ${row.set_by}, ${row.at})
    on conflict (position_id) do update set is_on = excluded.is_on, reason = excluded.reason,
      posted_on = excluded.posted_on, use_from = excluded.use_from, measured = excluded.measured, set_by = excluded.set_by,
      updated_at = excluded.updated_at
  `.execute(db);
}

/** The places of a position, in its organization's words. */
export async function findWrittenPlaces(
  db: Db,
  positionId: string,
): Promise<{ name: string; address: string }[]> {
  const { rows } = await sql<{ name: string; address: string }>`
    select l.name, l.address from position_locations pl join locations l on l.id = pl.location_id
    where pl.position_id = ${positionId} order by l.name
  `.execute(db);
  return rows;
}

/** The revision that new applicants get. */
export async function findLatestRevision(db: Db, positionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from position_revisions where position_id = ${positionId} order by revision desc limit 1
  `.execute(db);
  return rows[0]?.id;
}
