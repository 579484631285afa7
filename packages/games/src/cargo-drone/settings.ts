import { readSettings } from '../configure.ts';
import { oneOf, whole } from '../declare.ts';
import { type DataPointSpec, InputRefused, type Json, type ParameterSpec } from '../task-core.ts';
import type { CargoDroneForm } from './core.ts';

/** Settings of one Cargo Drone task. */
export interface CargoDroneConfig {
  readonly flights: number;
  readonly most: number;
  readonly form: CargoDroneForm;
}

/** Declared parameters (simulations §1.8). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole('flights', 20, [3, 60], 'flights', 'How many flights are played; practice not counted.'),
  whole(
    'most',
    128,
    [8, 256],
    'crates',
    'The number of crates at which the cargo is lost for certain; the best load is half of it.',
  ),
  oneOf(
    'form',
    'manual',
    ['manual', 'declare'],
    'manual: load crate by crate. declare: state the number beforehand, which hides nothing when cargo is lost.',
  ),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): CargoDroneConfig {
  const settings = readSettings(PARAMETERS, raw);
  const most = Number(settings.most);
  if (most % 2 !== 0) throw new InputRefused('bad_parameter', 'most must be an even number');
  return {
    flights: Number(settings.flights),
    most,
    form: settings.form === 'declare' ? 'declare' : 'manual',
  };
}

function spec(
  key: string,
  facts: Omit<DataPointSpec, 'key' | 'speeded' | 'required'> & { readonly required?: boolean },
): DataPointSpec {
  return { required: false, ...facts, key, speeded: false };
}

/** Data points in the order in which they are reported; none depends on speed. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  spec('adjusted_pumps', {
    type: 'number',
    unit: 'crates',
    min: 0,
    max: 256,
    direction: 'target',
    description:
      'Mean load of the flights whose load was freely chosen: sent off in time, or stated beforehand.',
  }),
  spec('load_level', {
    type: 'number',
    unit: 'percent',
    min: 0,
    max: 100,
    direction: 'target',
    description: 'The same mean in percent of the most a drone could carry; the best load is 50.',
  }),
  spec('losses', {
    type: 'integer',
    unit: 'flights',
    min: 0,
    max: 60,
    direction: 'none',
    description: 'Flights whose cargo was lost.',
  }),
  spec('total_points', {
    type: 'integer',
    unit: 'points',
    min: 0,
    max: 15_360,
    direction: 'none',
    description: 'Crates brought home over all flights; luck has a large part in it.',
  }),
  spec('cv', {
    type: 'number',
    unit: '',
    min: 0,
    max: 10,
    direction: 'none',
    description:
      'Standard deviation of the freely chosen loads divided by their mean: how steady the choice is.',
  }),
  spec('delta_after_loss', {
    type: 'number',
    unit: 'crates',
    min: -256,
    max: 256,
    direction: 'none',
    description: 'Mean change from the last freely chosen load before a loss to the first one after it.',
  }),
  spec('calibration', {
    type: 'number',
    unit: 'percent',
    min: 0,
    max: 100,
    required: true,
    direction: 'higher',
    description: 'Expected return of the chosen loads in percent of the best possible expected return.',
  }),
  spec('learning', {
    type: 'number',
    unit: 'correlation',
    min: -1,
    max: 1,
    direction: 'none',
    description:
      'Correlation between how a flight ended (1 home, 0 lost) and the change of load in the next one.',
  }),
];
