import type { AnswerKeyItems } from '@tryout/domain/psychometrics/expert-panel';
import type { KeyPanel } from '@tryout/domain/score-cards/measure-in-form';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Stores a key and, with it, the new version of the game as it is shipped. */
export async function insertKeyedGame(
  db: Db,
  key: {
    id: string;
    task_id: string;
    game_key: string;
    of_version: string;
    version: string;
    panel_id: string | null;
    items: AnswerKeyItems;
    panel: KeyPanel;
    digest: string;
    by: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into answer_keys (id, game_key, of_version, version, panel_id, items, panel, digest, created_by, created_at)
    values (${key.id}, ${key.game_key}, ${key.of_version}, ${key.version}, ${key.panel_id},
      ${JSON.stringify(key.items)}, ${JSON.stringify(key.panel)}, ${key.digest}, ${key.by}, ${key.at})
  `.execute(db);
  await sql`
    insert into tasks (id, key, version, game_key, game_version, source, name, description, instructions, words, minutes,
      parameters, data_points, trial_columns, accommodations, created_by, created_at, updated_at, published_at,
      answer_key_id)
    select ${key.task_id}, t.key, ${key.version}, t.game_key, ${key.version}, t.source, t.name, t.description,
      t.instructions, t.words, t.minutes, t.parameters, t.data_points, t.trial_columns, t.accommodations, ${key.by},
      ${key.at}, ${key.at}, ${key.at}, ${key.id}
    from tasks t where t.key = ${key.game_key} and t.version = ${key.of_version} and t.source = 'platform'
  `.execute(db);
}
