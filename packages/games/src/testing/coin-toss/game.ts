import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { BuiltInGame } from '../../built-in-game.ts';
import { readSettings } from '../../configure.ts';
import { reportDataPoints } from '../../data-points.ts';
import { share, truths, whole, words } from '../../declare.ts';
import { eventTime, exactFields, oneOf, requireStep, wholeNumber } from '../../input-fields.ts';
import { share as shareOf } from '../../own-figure-specs.ts';
import type { DataPointSpec, ParameterSpec, TaskInput, TaskJudge, TrialRow } from '../../task-core.ts';
import { type Guess, SIDES, type Side, type Toss } from './core.ts';

interface Plan {
  readonly sides: readonly Side[];
}
interface State {
  readonly guesses: readonly Guess[];
}

const PARAMETERS: readonly ParameterSpec[] = [whole('tosses', 8, [2, 40], 'tosses', 'How many tosses.')];
const DATA_POINTS: readonly DataPointSpec[] = [
  share('right', 'Share of tosses that were guessed rightly.', { required: true, direction: 'higher' }),
];

const rightOnes = ({ sides }: Plan, { guesses }: State) => guesses.filter(({ i, side }) => sides[i] === side);

const judge: TaskJudge<{ readonly tosses: number }, Plan, State, Toss, Guess, null> = {
  key: 'coin-toss',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: [words('side', 'The side that was guessed.'), truths('correct', 'Whether it came up.')],
  configure: (raw) => ({ tosses: Number(readSettings(PARAMETERS, raw).tosses) }),
  plan({ tosses }, _accommodations, seed) {
    const random = randomFrom(childSeed(seed, 'sides'));
    return { sides: Array.from({ length: tosses }, () => random.pick(SIDES)) };
  },
  start: () => ({ guesses: [] }),
  parseInput(raw) {
    const fields = exactFields(raw, ['i', 'side']);
    return { i: wholeNumber(fields, 'i', 0, 39), side: oneOf(fields, 'side', SIDES) };
  },
  reduce({ sides }, { guesses }, event: TaskInput<Guess>) {
    eventTime(event);
    requireStep(event.input.i, guesses.length, sides.length);
    return { state: { guesses: [...guesses, event.input] }, outcome: null };
  },
  release: ({ sides }, { guesses }) => (guesses.length < sides.length ? [{ i: guesses.length }] : []),
  progress: ({ sides }, { guesses }) => ({
    step: guesses.length,
    of: sides.length,
    finished: guesses.length === sides.length,
  }),
  dataPoints(plan, state) {
    const trials = state.guesses.length;
    const measures: Parameters<typeof reportDataPoints>[1] =
      trials === 0 ? {} : { right: { value: rightOnes(plan, state).length / trials, trials } };
    return reportDataPoints(DATA_POINTS, measures, false);
  },
  validity: () => [],
  trials: ({ sides }, { guesses }) =>
    guesses.map(({ i, side }): TrialRow => ({ side, correct: sides[i] === side })),
  bot({ sides }, persona, seed) {
    const random = randomFrom(seed);
    return ({ guesses }) => {
      const i = guesses.length;
      const side = random.next() < persona.ability ? sides[i] : random.pick(SIDES);
      return side === undefined ? null : { input: { i, side }, after_ms: 800 };
    };
  },
};

/** The smallest game there can be: all that a game's own folder tells the server. */
export const coinToss = {
  judge,
  formulas: [
    {
      key: 'coin-toss.luck',
      name: 'Luck',
      version: '1.0',
      revision: 1,
      formula: formulaOfRow({ data_point: 'right', subtrait_id: 'luck', transform: 'ratio', max: 1 }),
      data_points: ['right'],
      tests: [{ inputs: { right: 0.5 }, expect: { value: 0.5, total_score: 1 } }],
      reliability: { kind: 'unknown', source: 'Nobody tossed twice.' },
    },
  ],
  norms: [],
  library: { name: 'Coin Toss', description: 'Guess which side comes up.', minutes: 1 },
  own_figures: [shareOf('right', 'right')],
  base_rates: [],
} as const satisfies BuiltInGame;
