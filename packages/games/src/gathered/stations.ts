// Written by scripts/gather-games.mjs from game-keys.json.
import { STATION as cargoDrone } from '../cargo-drone/station.ts';
import { STATION as craneYard } from '../crane-yard/station.ts';
import { STATION as glyphGrid } from '../glyph-grid/station.ts';
import type { TownStation } from '../harbour/town-station.ts';
import { STATION as lanternPath } from '../lantern-path/station.ts';
import { STATION as mailScanner } from '../mail-scanner/station.ts';
import { STATION as marketStall } from '../market-stall/station.ts';
import { STATION as parcelBelt } from '../parcel-belt/station.ts';
import { STATION as powerPlant } from '../power-plant/station.ts';
import { STATION as reflexCheck } from '../reflex-check/station.ts';
import { STATION as salvageDive } from '../salvage-dive/station.ts';
import { STATION as shiftDesk } from '../shift-desk/station.ts';
import { STATION as signalTower } from '../signal-tower/station.ts';
import { STATION as teamDays } from '../team-days/station.ts';
import { STATION as tradePost } from '../trade-post/station.ts';
import { STATION as workStyle } from '../work-style/station.ts';

/** Where each built-in game's station is in the drawn town. */
export const STATIONS: Readonly<Record<string, TownStation>> = {
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
};
