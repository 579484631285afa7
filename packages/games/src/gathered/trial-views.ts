// Written by scripts/gather-games.mjs from game-keys.json.
import { TRIALS as cargoDrone } from '../cargo-drone/trial-view.ts';
import { TRIALS as craneYard } from '../crane-yard/trial-view.ts';
import { TRIALS as glyphGrid } from '../glyph-grid/trial-view.ts';
import { TRIALS as lanternPath } from '../lantern-path/trial-view.ts';
import { TRIALS as mailScanner } from '../mail-scanner/trial-view.ts';
import { TRIALS as marketStall } from '../market-stall/trial-view.ts';
import { TRIALS as parcelBelt } from '../parcel-belt/trial-view.ts';
import { TRIALS as powerPlant } from '../power-plant/trial-view.ts';
import { TRIALS as reflexCheck } from '../reflex-check/trial-view.ts';
import { TRIALS as salvageDive } from '../salvage-dive/trial-view.ts';
import { TRIALS as shiftDesk } from '../shift-desk/trial-view.ts';
import { TRIALS as signalTower } from '../signal-tower/trial-view.ts';
import { TRIALS as teamDays } from '../team-days/trial-view.ts';
import { TRIALS as tradePost } from '../trade-post/trial-view.ts';
import type { TrialView } from '../trial-view.ts';
import { TRIALS as workStyle } from '../work-style/trial-view.ts';

/** How each built-in game's trials are shown. */
export const TRIAL_VIEWS: Readonly<Record<string, TrialView>> = {
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
