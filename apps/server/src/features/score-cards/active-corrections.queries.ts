import type { Correction } from '@tryout/domain/score-cards/corrected-responses';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

const columns = sql`id, play_id, task_index, data_point, subtrait_id, value, total_score`;

/** The confirmed corrections of an application's responses, in the order in which they were confirmed. */
export async function activeCorrections(db: Db, applicationId: string): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select ${columns} from response_corrections
    where application_id = ${applicationId} and status = 'approved' order by decided_at, id
  `.execute(db);
  return rows;
}

/** The corrections that a card was made with. */
export async function correctionsById(db: Db, ids: readonly string[]): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select ${columns} from response_corrections where id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], id)
  `.execute(db);
  return rows;
}
