import type { BuiltInGame } from './built-in-game.ts';
import { GAMES } from './gathered/games.ts';
import type { AnyTaskJudge } from './task-core.ts';

export { GAMES };

/** Key of a built-in game. */
export type TaskKey = keyof typeof GAMES;

/** Keys of the built-in games. */
export const TASK_KEYS = Object.keys(GAMES) as readonly TaskKey[];

/** Something of every built-in game. */
export function ofEveryGame<Part>(part: (game: BuiltInGame) => Part): Readonly<Record<TaskKey, Part>> {
  return Object.fromEntries(TASK_KEYS.map((key) => [key, part(GAMES[key])])) as Record<TaskKey, Part>;
}

/** The judge of every built-in game. It holds answer keys. */
export const JUDGES: Readonly<Record<TaskKey, AnyTaskJudge>> = ofEveryGame(({ judge }) => judge);

/** Whether a task key names a built-in game. */
export function isTaskKey(key: string): key is TaskKey {
  return Object.hasOwn(GAMES, key);
}
