import type { SimulationTaskSeed } from './seeds.ts';

/** Reflex Check comes first everywhere: it tells how hand and device work together. */
export const REFLEX_CHECK: SimulationTaskSeed = {
  task_key: 'reflex-check',
  parameters: { simple_trials: 10, choice_trials: 60 },
  estimated_seconds: 110,
  reason:
    'Always first: it shows how hand and device work together, so that slow devices can be told from slow answers.',
};

/** Glyph Grid until the ability is known well enough. */
export function glyphGrid(reason: string): SimulationTaskSeed {
  return {
    task_key: 'glyph-grid',
    parameters: { form: 'adaptive', min_items: 9, max_items: 20, reliability: 0.8, seconds: 30 },
    estimated_seconds: 280,
    reason,
  };
}

/** Market Stall with its fewest items: nobody calibrated them, so it weighs little. */
export function marketStall(reason: string): SimulationTaskSeed {
  return {
    task_key: 'market-stall',
    parameters: { items: 14, seconds: 75 },
    estimated_seconds: 510,
    reason,
  };
}

/** Signal Tower in full. */
export function signalTower(reason: string): SimulationTaskSeed {
  return {
    task_key: 'signal-tower',
    parameters: { trials: 96, share_incongruent: 0.5, deadline_ms: 1500, block_size: 24 },
    estimated_seconds: 210,
    reason,
  };
}

/** Parcel Belt, a little shortened. */
export function parcelBelt(reason: string): SimulationTaskSeed {
  return {
    task_key: 'parcel-belt',
    parameters: { rounds: 8, start_back: 2, shown_ms: 500, soa_ms: 2500 },
    estimated_seconds: 480,
    reason,
  };
}

/** Lantern Path in full. */
export function lanternPath(reason: string): SimulationTaskSeed {
  return {
    task_key: 'lantern-path',
    parameters: { trials_per_direction: 14, start_length: 3, pace_ms: 1000 },
    estimated_seconds: 330,
    reason,
  };
}

/** Mail Scanner with three of four blocks. */
export function mailScanner(reason: string): SimulationTaskSeed {
  return {
    task_key: 'mail-scanner',
    parameters: { trials: 210, share_go: 0.9, block_size: 70 },
    estimated_seconds: 350,
    reason,
  };
}

/** Team Days, half of it: its key is provisional, so it weighs little and takes little time. */
export function teamDays(reason: string): SimulationTaskSeed {
  return {
    task_key: 'team-days',
    parameters: { scenarios: 6, standardise: true },
    estimated_seconds: 240,
    reason,
  };
}

/** Shift Desk with its six minutes; its key is provisional, so it weighs little. */
export function shiftDesk(reason: string): SimulationTaskSeed {
  return { task_key: 'shift-desk', parameters: { minutes: 6 }, estimated_seconds: 360, reason };
}

/** Work Style, short form. */
export function workStyle(reason: string): SimulationTaskSeed {
  return { task_key: 'work-style', parameters: { form: 'short' }, estimated_seconds: 260, reason };
}
