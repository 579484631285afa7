import { roundTo } from '@tryout/domain/statistics/decimal';
import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { MarketStallInput, MarketStallOutcome, MarketStallStimulus } from './core.ts';
import { measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { type MarketStallPlan, planItems } from './plan.ts';
import {
  type Answer,
  answerItem,
  currentItem,
  type MarketStallState,
  paceOf,
  replaceOpen,
  startItems,
} from './play.ts';
import { configure, DATA_POINTS, type MarketStallConfig, PARAMETERS } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

function trialRow({ input, kind, right, correct, theta, se, t_ms }: Answer): TrialRow {
  return {
    i: input.i,
    family: kind.family,
    level: kind.level,
    difficulty: kind.b,
    right_option: right + 1,
    option: input.option === null ? null : input.option + 1,
    rt_ms: input.rt_ms,
    correct,
    missed: input.rt_ms === null,
    calculations: input.calculations,
    // Two decimals are enough for a table; the data points keep six.
    theta: roundTo(theta, 2),
    se: roundTo(se, 2),
    form: input.form,
    input: input.method,
    frame_ms: input.frame_ms,
    t_ms,
  };
}

type MarketStallJudge = TaskJudge<
  MarketStallConfig,
  MarketStallPlan,
  MarketStallState,
  MarketStallStimulus,
  MarketStallInput,
  MarketStallOutcome
>;

/** Market Stall: numerical reasoning on generated tables and charts. Server only. */
export const marketStallJudge: MarketStallJudge = {
  key: 'market-stall',
  version: '1.1',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  evidence: { items: { named_by: ['family', 'level'], counts: 'correct' } },
  configure,
  plan: (config, accommodations, seed) => planItems(config, accommodations, seed),
  start: startItems,
  parseInput,
  reduce(plan, before, event) {
    const state = answerItem(plan, before, event);
    return { state, outcome: { i: event.input.i, finished: state.open === null, practice: null } };
  },
  replaceOpenItem: replaceOpen,
  pace: (plan, _state, input) => paceOf(plan, input),
  release: currentItem,
  progress: (plan, { answers, open }) => ({
    step: answers.length,
    of: plan.kinds.length,
    finished: open === null,
  }),
  dataPoints: (plan, { answers }) =>
    reportDataPoints(
      DATA_POINTS,
      measure(
        answers.map(({ input, correct, kind, theta, se }) => ({
          rt_ms: input.rt_ms,
          calculations: input.calculations,
          correct,
          usual_ms: kind.usual_ms,
          theta,
          se,
        })),
      ),
      plan.spoken || plan.time_factor !== 1,
    ),
  validity: validityOf,
  trials: (_plan, { answers }) => answers.map(trialRow),
  bot: createBot,
};

/** As it was before guessing counted; what was played then is judged by it for ever. */
export const marketStallJudge10: MarketStallJudge = {
  ...marketStallJudge,
  version: '1.0',
  plan: (config, accommodations, seed) => planItems(config, accommodations, seed, 'rasch'),
};
