import { FORMULAS as CARGO_DRONE_FORMULAS } from './cargo-drone/formulas.ts';
import type { TaskKey } from './registry.ts';
import { FORMULAS as SIGNAL_TOWER_FORMULAS } from './signal-tower/formulas.ts';
import type { TaskFormula } from './task-scoring.ts';
import { FORMULAS as TEAM_DAYS_FORMULAS } from './team-days/formulas.ts';

/** The formulas of every built-in game. */
export const TASK_FORMULAS: Readonly<Record<TaskKey, readonly TaskFormula[]>> = {
  'signal-tower': SIGNAL_TOWER_FORMULAS,
  'cargo-drone': CARGO_DRONE_FORMULAS,
  'team-days': TEAM_DAYS_FORMULAS,
};
