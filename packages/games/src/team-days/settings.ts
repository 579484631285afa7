import { readSettings } from '../configure.ts';
import { measure, share, whole, yesOrNo } from '../declare.ts';
import { type DataPointSpec, InputRefused, type Json, type ParameterSpec } from '../task-core.ts';

/** Settings of one Team Days task. */
export interface TeamDaysConfig {
  readonly scenarios: number;
  readonly standardise: boolean;
}

/** Subtraits among which the scenarios are shared out evenly. */
const SHARES = 3;

/** Declared parameters (simulations §1.12). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole(
    'scenarios',
    12,
    [3, 12],
    'scenarios',
    'How many scenarios are shown: a multiple of three, evenly shared by the three subtraits.',
  ),
  yesOrNo(
    'standardise',
    true,
    'Compare ratings after bringing each person’s mean and SD in line with those of the key, so that a taste for high, low or extreme ratings does not count.',
  ),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): TeamDaysConfig {
  const settings = readSettings(PARAMETERS, raw);
  const scenarios = Number(settings.scenarios);
  if (scenarios % SHARES !== 0) {
    throw new InputRefused('bad_parameter', `scenarios must be a multiple of ${SHARES}`);
  }
  return { scenarios, standardise: settings.standardise === true };
}

function agreement(key: string, about: string): DataPointSpec {
  return {
    key,
    type: 'number',
    unit: 'percent',
    min: 0,
    max: 100,
    required: true,
    direction: 'higher',
    speeded: false,
    description: `Agreement of the ratings with the key, ${about}.`,
  };
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  agreement('collaboration', 'scenarios on working together'),
  agreement('integrity', 'scenarios on honesty'),
  agreement('customer_focus', 'scenarios on people whom one serves'),
  agreement('agreement_all', 'all scenarios'),
  share('straight_lining', 'Share of scenarios whose four responses got the same rating.'),
  measure(
    'median_seconds',
    [0, 86_400],
    's',
    'Median time for a scenario, from confirming the one before; the first has no known beginning.',
    { speeded: true },
  ),
];
