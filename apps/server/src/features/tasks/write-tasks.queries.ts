import type { TaskStatus } from '@tryout/domain/tasks/task-status';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { isGame, type TaskRow } from './task-rows.queries.ts';

/** Adds a draft made of another version, of its game as it is now; undefined when this version exists already. */
export async function insertDraft(
  db: Db,
  from: TaskRow,
  draft: {
    key: string;
    version: string;
    source: 'manual' | 'copy';
    name: string;
    created_by: string;
    at: Date;
  },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into tasks (id, key, version, game_key, game_version, source, name, description, instructions, words,
      minutes, parameters, data_points, trial_columns, preset, time_limit_s, accommodations, status, created_by,
      created_at, updated_at, build_version_id, answer_key_id)
    select ${uuidv7()}, ${draft.key}, ${draft.version}, n.game_key, g.version, ${draft.source}, ${draft.name},
      n.description, n.instructions, n.words, n.minutes, g.parameters, g.data_points, g.trial_columns, n.preset,
      n.time_limit_s, n.accommodations, 'draft', ${draft.created_by}, ${draft.at}, ${draft.at}, g.build_version_id, g.answer_key_id
    from tasks n join lateral (
      select t.version, t.parameters, t.data_points, t.trial_columns, t.build_version_id, t.answer_key_id from tasks t
      where t.key = n.game_key and ${isGame} order by t.created_at desc, t.id desc limit 1) g on true
    where n.id = ${from.id}
    on conflict (key, version) do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** What a save changes. */
export type TaskContent = Pick<
  TaskRow,
  'name' | 'description' | 'instructions' | 'words' | 'preset' | 'time_limit_s' | 'accommodations' | 'minutes'
>;

/** Writes a draft's content; its `edit` is raised. */
export async function writeTask(db: Db, id: string, content: TaskContent, at: Date): Promise<number> {
  const { rows } = await sql<{ edit: number }>`
    update tasks set name = ${content.name}, description = ${content.description},
      instructions = ${content.instructions}, words = ${JSON.stringify(content.words)},
      preset = ${JSON.stringify(content.preset)}, time_limit_s = ${content.time_limit_s},
      accommodations = ${content.accommodations}::text[], minutes = ${content.minutes}, edit = edit + 1,
      updated_at = ${at}
    where id = ${id} returning edit
  `.execute(db);
  const [written] = rows;
  if (!written) throw new Error('a locked task is gone');
  return written.edit;
}

/** Puts a task version in another state. */
export async function setTaskStatus(db: Db, id: string, status: TaskStatus, at: Date): Promise<void> {
  await sql`
    update tasks set status = ${status}, edit = edit + 1, updated_at = ${at},
      published_at = case when ${status === 'published'} then coalesce(published_at, ${at}) else published_at end
    where id = ${id}
  `.execute(db);
}

/** Deletes a draft. */
export async function deleteDraft(db: Db, id: string): Promise<void> {
  await sql`delete from tasks where id = ${id} and status = 'draft'`.execute(db);
}
