import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { StoredSeries } from '../../replays/public.ts';

/** Stores the series of an ended play. */
export async function storeSeries(
  db: Db,
  play: { id: string; organization_id: string },
  series: readonly StoredSeries[],
): Promise<void> {
  await sql`
    insert into play_series (play_id, organization_id, task_index, key, series)
    select ${play.id}, ${play.organization_id}, task_index, key, series
    from jsonb_to_recordset(${JSON.stringify(series)}::jsonb) as r(task_index int, key text, series jsonb)
    on conflict (play_id, task_index, key) do nothing
  `.execute(db);
}
