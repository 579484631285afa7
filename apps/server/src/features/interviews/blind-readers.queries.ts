import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Which of these hiring managers see a position's applicants without names. */
export async function findBlindReaders(
  db: Db,
  positionId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from position_privileges
    where position_id = ${positionId} and user_id = any(${userIds}::uuid[]) and status = 'approved' and not see_identity
  `.execute(db);
  return rows.map((row) => row.user_id);
}
