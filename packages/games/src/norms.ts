import { NORMS as CARGO_DRONE_NORMS } from './cargo-drone/norms.ts';
import type { TaskKey } from './registry.ts';
import { NORMS as SIGNAL_TOWER_NORMS } from './signal-tower/norms.ts';
import type { NormRow } from './task-scoring.ts';

/** The norms that come with every built-in game; a game that counts against no norm has none. */
export const TASK_NORMS: Readonly<Record<TaskKey, readonly NormRow[]>> = {
  'signal-tower': Object.values(SIGNAL_TOWER_NORMS),
  'cargo-drone': CARGO_DRONE_NORMS,
  'team-days': [],
};
