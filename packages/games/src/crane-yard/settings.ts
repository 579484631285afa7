import { readSettings } from '../configure.ts';
import { whole } from '../declare.ts';
import { type DataPointSpec, InputRefused, type Json, type ParameterSpec } from '../task-core.ts';

/** Settings of one Crane Yard task. */
export interface CraneYardConfig {
  readonly problems: number;
  readonly seconds: number;
  readonly fewest_moves: number;
  readonly most_moves: number;
}

/** Declared parameters (simulations §1.7). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole(
    'problems',
    18,
    [8, 30],
    'problems',
    'How many problems are given, from the easiest to the hardest; practice not counted.',
  ),
  whole('seconds', 40, [20, 120], 's', 'Time for one problem, before any extra time granted.'),
  whole('fewest_moves', 3, [3, 5], 'moves', 'Moves that the first problems take at least.'),
  whole('most_moves', 6, [3, 7], 'moves', 'Moves that the last problems take at least.'),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): CraneYardConfig {
  const settings = readSettings(PARAMETERS, raw);
  const fewest_moves = Number(settings.fewest_moves);
  const most_moves = Number(settings.most_moves);
  if (fewest_moves > most_moves) {
    throw new InputRefused('bad_parameter', 'fewest_moves must not be more than most_moves');
  }
  return { problems: Number(settings.problems), seconds: Number(settings.seconds), fewest_moves, most_moves };
}

function spec(
  key: string,
  facts: Pick<DataPointSpec, 'type' | 'unit' | 'min' | 'max' | 'direction' | 'description'> &
    Partial<Pick<DataPointSpec, 'required' | 'speeded'>>,
): DataPointSpec {
  return { required: false, speeded: false, ...facts, key };
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  spec('graded_rate', {
    type: 'number',
    unit: 'points',
    min: 0,
    max: 3,
    required: true,
    direction: 'higher',
    description:
      'Mean points of a problem: 3 on a shortest way, 2 with up to two moves more, 1 solved otherwise, 0 not solved.',
  }),
  spec('graded', {
    type: 'integer',
    unit: 'points',
    min: 0,
    max: 90,
    direction: 'none',
    description: 'The same points added up over all problems.',
  }),
  spec('optimal', {
    type: 'integer',
    unit: 'problems',
    min: 0,
    max: 30,
    direction: 'higher',
    description: 'Problems solved on a shortest way.',
  }),
  spec('solved', {
    type: 'integer',
    unit: 'problems',
    min: 0,
    max: 30,
    direction: 'higher',
    description: 'Problems solved in time, on whatever way.',
  }),
  spec('extra_per_solved', {
    type: 'number',
    unit: 'moves',
    min: 0,
    max: 200,
    direction: 'lower',
    description: 'Mean moves beyond the fewest, over the problems that were solved.',
  }),
  spec('extra_moves', {
    type: 'integer',
    unit: 'moves',
    min: -210,
    max: 6000,
    direction: 'none',
    description:
      'Moves beyond the fewest over all problems, as published; a problem that ran out of time can count below 0.',
  }),
  spec('planning_time', {
    type: 'duration_ms',
    unit: 'ms',
    min: 0,
    max: 3_600_000,
    direction: 'none',
    speeded: true,
    description: 'Mean time from a problem to its first hoist. A style: longer is neither better nor worse.',
  }),
  spec('avg_move_time', {
    type: 'duration_ms',
    unit: 'ms',
    min: 0,
    max: 3_600_000,
    direction: 'none',
    speeded: true,
    description: 'Mean time of a move after the first, over the problems that were solved.',
  }),
];
