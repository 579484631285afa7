// Written by scripts/gather-games.mjs from game-keys.json.
import type { BuiltInGame } from '../built-in-game.ts';
import { cargoDrone } from '../cargo-drone/game.ts';
import { craneYard } from '../crane-yard/game.ts';
import { glyphGrid } from '../glyph-grid/game.ts';
import { lanternPath } from '../lantern-path/game.ts';
import { mailScanner } from '../mail-scanner/game.ts';
import { marketStall } from '../market-stall/game.ts';
import { parcelBelt } from '../parcel-belt/game.ts';
import { powerPlant } from '../power-plant/game.ts';
import { reflexCheck } from '../reflex-check/game.ts';
import { salvageDive } from '../salvage-dive/game.ts';
import { shiftDesk } from '../shift-desk/game.ts';
import { signalTower } from '../signal-tower/game.ts';
import { teamDays } from '../team-days/game.ts';
import { tradePost } from '../trade-post/game.ts';
import { workStyle } from '../work-style/game.ts';

/** What the server is told of each built-in game. Server only. */
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
