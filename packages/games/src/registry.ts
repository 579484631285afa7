import type { BuiltInGame } from './built-in-game.ts';
import { cargoDrone } from './cargo-drone/game.ts';
import { craneYard } from './crane-yard/game.ts';
import { glyphGrid } from './glyph-grid/game.ts';
import { lanternPath } from './lantern-path/game.ts';
import { mailScanner } from './mail-scanner/game.ts';
import { marketStall } from './market-stall/game.ts';
import { parcelBelt } from './parcel-belt/game.ts';
import { powerPlant } from './power-plant/game.ts';
import { reflexCheck } from './reflex-check/game.ts';
import { salvageDive } from './salvage-dive/game.ts';
import { shiftDesk } from './shift-desk/game.ts';
import { signalTower } from './signal-tower/game.ts';
import type { AnyTaskJudge } from './task-core.ts';
import { teamDays } from './team-days/game.ts';
import { tradePost } from './trade-post/game.ts';
import { workStyle } from './work-style/game.ts';

/** The built-in games by their keys, one line each, in the order in which lists show them. Server only. */
export const GAMES = {
  'signal-tower': signalTower,
  'cargo-drone': cargoDrone,
  'team-days': teamDays,
  'glyph-grid': glyphGrid,
  'lantern-path': lanternPath,
  'reflex-check': reflexCheck,
  'mail-scanner': mailScanner,
  'parcel-belt': parcelBelt,
  'crane-yard': craneYard,
  'work-style': workStyle,
  'power-plant': powerPlant,
  'market-stall': marketStall,
  'trade-post': tradePost,
  'salvage-dive': salvageDive,
  'shift-desk': shiftDesk,
} as const satisfies Readonly<Record<string, BuiltInGame>>;

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
