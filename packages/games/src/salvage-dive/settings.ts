import { readSettings } from '../configure.ts';
import { oneOf, whole } from '../declare.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';
import { CRATES, type SalvageDiveForm } from './core.ts';

/** Settings of one Salvage Dive task. */
export interface SalvageDiveConfig {
  readonly sets: number;
  readonly form: SalvageDiveForm;
}

/** Declared parameters (simulations §1.9). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole(
    'sets',
    3,
    [2, 6],
    'sets',
    'How often each of the eight combinations of gain, loss and snags comes: eight dives a set.',
  ),
  oneOf(
    'form',
    'open',
    ['open', 'declare'],
    'open: crate by crate. declare: say beforehand how many, which hides nothing when a snag ends the dive.',
  ),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): SalvageDiveConfig {
  const settings = readSettings(PARAMETERS, raw);
  return { sets: Number(settings.sets), form: settings.form === 'declare' ? 'declare' : 'open' };
}

function spec(
  key: string,
  facts: Omit<DataPointSpec, 'key' | 'speeded' | 'required'> & { readonly required?: boolean },
): DataPointSpec {
  return { required: false, ...facts, key, speeded: false };
}

function adjustment(key: string, description: string): DataPointSpec {
  return spec(key, {
    type: 'number',
    unit: 'crates',
    min: -CRATES,
    max: CRATES,
    direction: 'none',
    description,
  });
}

/** Data points in the order in which they are reported; none depends on speed. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  spec('information_use', {
    type: 'integer',
    unit: 'facts',
    min: 0,
    max: 3,
    direction: 'higher',
    description:
      'How many of the three facts (gain, loss, snags) show clearly in the number of crates chosen.',
  }),
  spec('ev_efficiency', {
    type: 'number',
    unit: 'percent',
    min: -100,
    max: 100,
    required: true,
    direction: 'higher',
    description:
      'Expected points of the choices: 100 is the best possible rule for stopping, 0 is stopping at random.',
  }),
  spec('ev_regret', {
    type: 'number',
    unit: 'points',
    min: 0,
    max: 1000,
    direction: 'lower',
    description: 'Expected points that a dive falls short of the best possible rule, mean.',
  }),
  spec('avg_cards', {
    type: 'number',
    unit: 'crates',
    min: 0,
    max: CRATES,
    direction: 'none',
    description: 'Mean number of crates opened in a dive. A description of daring, neither good nor bad.',
  }),
  spec('intended_cards', {
    type: 'number',
    unit: 'crates',
    min: 0,
    max: CRATES,
    direction: 'none',
    description: 'Mean number of crates aimed at, also where a snag came first.',
  }),
  adjustment('prob_adj', 'Crates more aimed at with one snag than with three.'),
  adjustment('loss_adj', 'Crates more aimed at where a snag costs 250 than where it costs 750.'),
  adjustment('gain_adj', 'Crates more aimed at where a crate brings 30 than where it brings 10.'),
  spec('snags_hit', {
    type: 'integer',
    unit: 'dives',
    min: 0,
    max: 48,
    direction: 'none',
    description: 'Dives that a snag ended.',
  }),
  spec('total_points', {
    type: 'integer',
    unit: 'points',
    min: -36_000,
    max: 50_000,
    direction: 'none',
    description: 'Points of all dives; luck has a large part in it.',
  }),
];
