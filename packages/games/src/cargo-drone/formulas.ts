import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';
import { FISHING } from './norms.ts';

/**
 * The fishing version of the task, which is the nearest that was played twice. Its spread of 11.67 casts of 128 is 9.1
 * percent of the most possible, and at its mean of 30.9 casts 18.8 points of expected return (the slope there).
 */
const RETEST = {
  r: FISHING.retest,
  trials: FISHING.trials,
  kind: 'retest',
  source: FISHING.source,
} as const;

/**
 * How Cargo Drone counts. Calibration is better the higher it is; it is a percentage of the best, which the average
 * person comes near (83 to 86), and there is no norm of it yet; risk propensity is a description with a better and
 * a worse end only where a score template sets a target range.
 */
export const FORMULAS: readonly TaskFormula[] = [
  {
    key: 'cargo-drone.risk_calibration',
    name: 'Expected return of the loads in percent of the best',
    version: '1.0',
    revision: 2,
    formula: formulaOfRow({
      data_point: 'calibration',
      subtrait_id: 'risk_calibration',
      transform: 'ratio',
      max: 100,
    }),
    data_points: ['calibration'],
    tests: [
      { inputs: { calibration: 100 }, expect: { value: 100, total_score: 100 } },
      { inputs: { calibration: 85.9375 }, expect: { value: 85.9375, total_score: 100 } },
      { inputs: { calibration: null }, expect: null },
    ],
    reliability: { ...RETEST, scale: 'percent', score_sd: 18.8 },
  },
  {
    key: 'cargo-drone.risk_propensity',
    name: 'Mean load in percent of the most possible',
    version: '1.0',
    revision: 2,
    formula: formulaOfRow({
      data_point: 'load_level',
      subtrait_id: 'risk_propensity',
      transform: 'ratio',
      max: 100,
    }),
    data_points: ['load_level'],
    tests: [
      { inputs: { load_level: 31.25 }, expect: { value: 31.25, total_score: 100 } },
      { inputs: {}, expect: null },
    ],
    reliability: { ...RETEST, scale: 'place', score_sd: 9.1 },
  },
];
