import { FORMULAS as CARGO_DRONE_FORMULAS } from './cargo-drone/formulas.ts';
import { FORMULAS as CRANE_YARD_FORMULAS } from './crane-yard/formulas.ts';
import { FORMULAS as GLYPH_GRID_FORMULAS } from './glyph-grid/formulas.ts';
import { FORMULAS as LANTERN_PATH_FORMULAS } from './lantern-path/formulas.ts';
import { FORMULAS as MAIL_SCANNER_FORMULAS } from './mail-scanner/formulas.ts';
import { FORMULAS as MARKET_STALL_FORMULAS } from './market-stall/formulas.ts';
import { FORMULAS as PARCEL_BELT_FORMULAS } from './parcel-belt/formulas.ts';
import { FORMULAS as POWER_PLANT_FORMULAS } from './power-plant/formulas.ts';
import { FORMULAS as REFLEX_CHECK_FORMULAS } from './reflex-check/formulas.ts';
import type { TaskKey } from './registry.ts';
import { FORMULAS as SALVAGE_DIVE_FORMULAS } from './salvage-dive/formulas.ts';
import { FORMULAS as SHIFT_DESK_FORMULAS } from './shift-desk/formulas.ts';
import { FORMULAS as SIGNAL_TOWER_FORMULAS } from './signal-tower/formulas.ts';
import type { TaskFormula } from './task-scoring.ts';
import { FORMULAS as TEAM_DAYS_FORMULAS } from './team-days/formulas.ts';
import { FORMULAS as TRADE_POST_FORMULAS } from './trade-post/formulas.ts';
import { FORMULAS as WORK_STYLE_FORMULAS } from './work-style/formulas.ts';

/** The formulas of every built-in game. */
export const TASK_FORMULAS: Readonly<Record<TaskKey, readonly TaskFormula[]>> = {
  'signal-tower': SIGNAL_TOWER_FORMULAS,
  'cargo-drone': CARGO_DRONE_FORMULAS,
  'team-days': TEAM_DAYS_FORMULAS,
  'glyph-grid': GLYPH_GRID_FORMULAS,
  'lantern-path': LANTERN_PATH_FORMULAS,
  'reflex-check': REFLEX_CHECK_FORMULAS,
  'mail-scanner': MAIL_SCANNER_FORMULAS,
  'parcel-belt': PARCEL_BELT_FORMULAS,
  'crane-yard': CRANE_YARD_FORMULAS,
  'work-style': WORK_STYLE_FORMULAS,
  'power-plant': POWER_PLANT_FORMULAS,
  'market-stall': MARKET_STALL_FORMULAS,
  'trade-post': TRADE_POST_FORMULAS,
  'salvage-dive': SALVAGE_DIVE_FORMULAS,
  'shift-desk': SHIFT_DESK_FORMULAS,
};
