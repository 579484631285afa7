import { JUDGES, type TaskKey } from '../registry.ts';
import { simulateTask } from '../simulate.ts';
import type { Json } from '../task-core.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from './plays.ts';

/** What tells the abler of two candidates: game, data point, parameters. */
export const MEASURES_OF_ABILITY: readonly (readonly [key: TaskKey, point: string, config: Json])[] = [
  ['signal-tower', 'rcs_incong', null],
  ['signal-tower', 'acc_all', null],
  ['cargo-drone', 'calibration', null],
  ['lantern-path', 'mean_span', null],
  ['parcel-belt', 'mean_load', null],
  ['crane-yard', 'graded_rate', null],
  ['crane-yard', 'extra_per_solved', null],
  ['salvage-dive', 'ev_efficiency', null],
  ['salvage-dive', 'information_use', null],
  ['team-days', 'agreement_all', null],
  ['glyph-grid', 'theta', null],
  ['glyph-grid', 'theta', { form: 'fixed' }],
  ['reflex-check', 'rcs_all', null],
  ['mail-scanner', 'dprime', null],
  ['mail-scanner', 'commission', null],
  ['mail-scanner', 'go_rt_sd', null],
  ['power-plant', 'ev_consistency', null],
  ['market-stall', 'theta', null],
  ['shift-desk', 'order_agreement', null],
  ['shift-desk', 'decision_kappa', null],
  ['shift-desk', 'recovery', null],
];

/** In how many of so many seeds the data point is better for the abler (0.8) of two candidates than for the other (0.2). */
export function winsOfTheAbler(key: TaskKey, point: string, config: Json, seeds: number): number {
  const lowerIsBetter = JUDGES[key].data_points.some(
    (each) => each.key === point && each.direction === 'lower',
  );
  const score = (n: number, ability: number): number => {
    const persona = { ...AVERAGE, ability };
    const played = simulateTask(JUDGES[key], config, NO_ACCOMMODATIONS, seedOf(n), persona, `chance ${n}`);
    const value = played.dataPoints.find((each) => each.key === point)?.value ?? null;
    if (value === null) return Number.NEGATIVE_INFINITY;
    return lowerIsBetter ? -value : value;
  };
  return Array.from({ length: seeds }, (_, n) => score(n, 0.8) > score(n, 0.2)).filter(Boolean).length;
}
