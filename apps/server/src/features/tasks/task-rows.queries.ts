import type { TaskStatus } from '@tryout/domain/tasks/task-status';
import type { PinnedAnswerKey } from '@tryout/games/answer-key';
import type { DataPointSpec, ParameterSpec, TrialColumn } from '@tryout/games/task-core';
import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Preset } from './game-settings.ts';

/** A task version as stored. */
export interface TaskRow {
  readonly id: string;
  readonly key: string;
  readonly version: string;
  readonly game_key: string;
  readonly game_version: string;
  readonly source: 'platform' | 'manual' | 'copy' | 'build';
  readonly name: string;
  readonly description: string;
  readonly instructions: string;
  readonly words: Readonly<Record<string, { name: string; description: string; instructions: string }>>;
  readonly minutes: number;
  readonly parameters: readonly ParameterSpec[];
  readonly data_points: readonly DataPointSpec[];
  readonly trial_columns: readonly TrialColumn[];
  readonly preset: Preset;
  readonly time_limit_s: number | null;
  readonly accommodations: readonly string[];
  readonly status: TaskStatus;
  readonly edit: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly published_at: string | null;
  /** The upload that it is made of; null for a game of the product's own. */
  readonly build: PinnedBuild | null;
  /** The key that experts made for this version; null: the one that comes with the game. */
  readonly answer_key: PinnedAnswerKey | null;
}

const columns = sql`
  t.id, t.key, t.version, t.game_key, t.game_version, t.source, t.name, t.description, t.instructions, t.words,
  t.minutes, t.parameters, t.data_points, t.trial_columns, t.preset, t.time_limit_s, t.accommodations, t.status,
  t.edit, t.created_at, t.updated_at, t.published_at,
  (select b.build from pinned_builds b where b.build_version_id = t.build_version_id) as build,
      (select k.answer_key from pinned_answer_keys k where k.answer_key_id = t.answer_key_id) as answer_key`;

/** Task versions by id. */
export async function tasksById(db: Db, ids: readonly string[]): Promise<TaskRow[]> {
  const { rows } =
    await sql<TaskRow>`select ${columns} from tasks t where t.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** One task version, locked: one change of it is made at a time. */
export async function lockTask(db: Db, id: string): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`select ${columns} from tasks t where t.id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

/** A task as it is now: its newest published version, else its newest. */
export async function taskNow(db: Db, key: string): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${columns} from tasks t where t.key = ${key}
    order by (t.status = 'published') desc, t.created_at desc, t.id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Every version of a task, newest first. */
export async function versionsOfTask(db: Db, key: string): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select ${columns} from tasks t where t.key = ${key} order by t.created_at desc, t.id desc
  `.execute(db);
  return rows;
}

/**
 * A task `t` that is a game which new tasks are made of: one of the product's own, or an upload that is stable and was
 * not closed.
 */
export const isGame = sql<boolean>`(t.source = 'platform' or (t.source = 'build' and t.status = 'published'
  and exists (select from build_versions b where b.id = t.build_version_id and b.status = 'stable')))`;

/** The games as they are shipped or were uploaded, each in the newest version. */
export async function gameRows(db: Db): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select distinct on (t.game_key) ${columns} from tasks t where ${isGame}
    order by t.game_key, t.created_at desc, t.id desc
  `.execute(db);
  return rows;
}

/** One of them. */
export async function gameRow(db: Db, key: string): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${columns} from tasks t where t.key = ${key} and ${isGame} order by t.created_at desc, t.id desc limit 1
  `.execute(db);
  return rows[0];
}
