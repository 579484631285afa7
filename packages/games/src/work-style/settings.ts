import { readSettings } from '../configure.ts';
import { measure, oneOf, share } from '../declare.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';
import { DOMAINS, NOT_ASKED, SCALES } from './scales.ts';

/** Settings of one Work Style task. */
export interface WorkStyleConfig {
  readonly form: 'full' | 'short';
}

/** Declared parameters (simulations §1.13). */
export const PARAMETERS: readonly ParameterSpec[] = [
  oneOf(
    'form',
    'full',
    ['full', 'short'],
    'How many statements: full has four for each of 27 facets (108), short has two (54), one of each direction where the facet has both.',
  ),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): WorkStyleConfig {
  return { form: readSettings(PARAMETERS, raw).form === 'short' ? 'short' : 'full' };
}

function scale(key: string, about: string, required: boolean): DataPointSpec {
  return {
    key,
    type: 'number',
    unit: 'rating',
    min: 1,
    max: 5,
    required,
    direction: 'none',
    speeded: false,
    description: `Mean rating of ${about}, reversed statements turned round, 1 to 5. Missing when less than 80 % of them are answered.`,
  };
}

/** Key of a facet's data point. */
export function facetKey(facet: string): string {
  return `facet_${facet}`;
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  ...DOMAINS.map((domain) => scale(domain, `the statements on ${domain}`, true)),
  ...SCALES.map(({ facet }) =>
    scale(facetKey(facet), `the statements on ${facet.replaceAll('_', ' ')}`, false),
  ),
  share('answered', 'Share of the statements shown so far that were answered.'),
  share(
    'contradicting_pairs',
    'Share of pairs of opposite statements of a facet that were both agreed to or both denied. A sign of haste or of agreeing with everything, never scored.',
  ),
  measure(
    'seconds_per_statement',
    [0, 86_400],
    's',
    'Median over screens of the time for one statement, from handing in the screen before; the first has no known beginning.',
    { speeded: true },
  ),
];

/** Data points of the facets that are asked. */
export const ASKED_POINTS: readonly DataPointSpec[] = DATA_POINTS.filter(
  ({ key }) => !NOT_ASKED.some((facet) => facetKey(facet) === key),
);
