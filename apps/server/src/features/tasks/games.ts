import type { PinnedAnswerKey } from '@tryout/games/answer-key';
import { gameJudge } from '@tryout/games/game-judge';
import type { AnyTaskJudge } from '@tryout/games/task-core';
import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import type { Db } from '../../platform/database/kysely.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { gameRow, gameRows, type TaskRow } from './task-rows.queries.ts';
import { tasksSay } from './tasks.messages.ts';

/** A game that tasks are made of, as it is now: one of the product's own, or an upload in its stable version. */
export interface Game {
  readonly key: string;
  readonly version: string;
  /** The task that is the game as it is shipped or was uploaded. */
  readonly task_id: string;
  readonly name: string;
  readonly description: string;
  readonly minutes: number;
  readonly is_built_in: boolean;
  readonly build: PinnedBuild | null;
  readonly answer_key: PinnedAnswerKey | null;
  readonly judge: AnyTaskJudge;
}

function gameOfRow(row: TaskRow): Game[] {
  const { key, version, name, description, minutes, build, answer_key } = row;
  const judge = gameJudge({ key, version, build, answer_key });
  if (judge === null) return [];
  return [
    {
      key,
      version,
      task_id: row.id,
      name,
      description,
      minutes,
      is_built_in: build === null,
      build,
      answer_key,
      judge,
    },
  ];
}

/** A game by its key, whoever made it; undefined where there is none that can be played. */
export async function gameOf(db: Db, gameKey: string): Promise<Game | undefined> {
  const row = await gameRow(db, gameKey);
  return row && gameOfRow(row)[0];
}

/** The game of a task, to be changed or published. @throws Refusal where it is not offered any more */
export async function gameOfTask(db: Db, task: Pick<TaskRow, 'game_key'>): Promise<Game> {
  const game = await gameOf(db, task.game_key);
  if (game) return game;
  throw new Refusal('refused_by_rule', tasksSay('tasks.game_not_offered', { game: task.game_key }));
}

/** Every game that a task can be made of, in the order of their keys. */
export async function gamesNow(db: Db): Promise<Game[]> {
  return (await gameRows(db)).flatMap(gameOfRow);
}
