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

/** The judges of earlier versions of every built-in game, for what was played with them. */
export const EARLIER_JUDGES: Readonly<Record<TaskKey, readonly AnyTaskJudge[]>> = ofEveryGame(
  ({ earlier }) => earlier ?? [],
);

/** Whether a task key names a built-in game. */
export function isTaskKey(key: string): key is TaskKey {
  return Object.hasOwn(GAMES, key);
}
