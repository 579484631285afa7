import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** Whose plays they are, what was applied for, and what was played, with every event; but nothing that was scored. */
const COPIED = [
  'organizations',
  'users',
  'positions',
  'position_revisions',
  'position_simulations',
  'applications',
  'plays',
  'play_events',
  'play_data_points',
  'play_series',
];
/** What is known only once something is scored. */
const OF_SCORES = ['score_card_id', 'job_fit_score', 'job_fit_sem', 'coverage', 'current_revision_id'];

/** Copies the raw rows of plays from one installation into another. */
export async function copyPlays(from: Db, into: Db): Promise<void> {
  for (const table of COPIED) {
    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
        and not (column_name = any(${OF_SCORES}) and is_nullable = 'YES')
      order by ordinal_position
    `.execute(from);
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    const { rows } = await sql<{
      row: unknown;
    }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(from);
    for (let at = 0; at < rows.length; at += 2_000) {
      const given = JSON.stringify(rows.slice(at, at + 2_000).map(({ row }) => row));
      // sql: blind, because the columns are asked of the catalogue
      await sql`
        insert into ${sql.table(table)} (${names})
        select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${given}::jsonb)
        on conflict do nothing
      `.execute(into);
    }
  }
}

/** The digests of the cards that applications have, by application. */
export async function cardDigests(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ application_id: string; digests: string }>`
    select application_id, concat(inputs_digest, ' ', result_digest, ' ', score_card_data::text) as digests
    from score_cards order by application_id
  `.execute(db);
  return new Map(rows.map((row) => [row.application_id, row.digests]));
}
