import { NORMS as CARGO_DRONE_NORMS } from './cargo-drone/norms.ts';
import { NORMS as CRANE_YARD_NORMS } from './crane-yard/norms.ts';
import { NORMS as GLYPH_GRID_NORMS } from './glyph-grid/norms.ts';
import { NORMS as LANTERN_PATH_NORMS } from './lantern-path/norms.ts';
import { NORMS as MAIL_SCANNER_NORMS } from './mail-scanner/norms.ts';
import { NORMS as PARCEL_BELT_NORMS } from './parcel-belt/norms.ts';
import { NORMS as REFLEX_CHECK_NORMS } from './reflex-check/norms.ts';
import type { TaskKey } from './registry.ts';
import { NORMS as SALVAGE_DIVE_NORMS } from './salvage-dive/norms.ts';
import { NORMS as SIGNAL_TOWER_NORMS } from './signal-tower/norms.ts';
import type { NormRow } from './task-scoring.ts';
import { NORMS as WORK_STYLE_NORMS } from './work-style/norms.ts';

/** The norms that come with every built-in game; a game that counts against no norm has none. */
export const TASK_NORMS: Readonly<Record<TaskKey, readonly NormRow[]>> = {
  'signal-tower': Object.values(SIGNAL_TOWER_NORMS),
  'cargo-drone': CARGO_DRONE_NORMS,
  'team-days': [],
  'glyph-grid': Object.values(GLYPH_GRID_NORMS),
  'lantern-path': Object.values(LANTERN_PATH_NORMS),
  'reflex-check': Object.values(REFLEX_CHECK_NORMS),
  'mail-scanner': Object.values(MAIL_SCANNER_NORMS),
  'parcel-belt': Object.values(PARCEL_BELT_NORMS),
  'crane-yard': Object.values(CRANE_YARD_NORMS),
  'work-style': Object.values(WORK_STYLE_NORMS),
  'power-plant': [],
  'market-stall': [],
  'trade-post': [],
  'salvage-dive': Object.values(SALVAGE_DIVE_NORMS),
  'shift-desk': [],
};
