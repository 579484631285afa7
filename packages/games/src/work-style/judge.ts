import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { WorkStyleInput, WorkStyleStimulus } from './core.ts';
import { answersOf, keyedRating, measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { planScreens, type WorkStylePlan } from './plan.ts';
import { act, currentBlock, START, type WorkStyleState } from './play.ts';
import { ASKED_POINTS, configure, DATA_POINTS, PARAMETERS, type WorkStyleConfig } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

/**
 * One row per statement: its scale, the rating and what it counts. The words are left out on purpose: a single answer
 * says next to nothing about a person and must not be read as if it did.
 */
function trialRows(plan: WorkStylePlan, state: WorkStyleState): readonly TrialRow[] {
  return answersOf(plan, state).map(({ i, statement, rating }) => ({
    i,
    statement: statement.key,
    domain: statement.domain,
    facet: statement.facet,
    rating,
    counts: rating === null ? null : keyedRating(statement, rating),
  }));
}

type WorkStyleJudge = TaskJudge<
  WorkStyleConfig,
  WorkStylePlan,
  WorkStyleState,
  WorkStyleStimulus,
  WorkStyleInput,
  null
>;

/** Work Style: the IPIP-NEO-120 (Johnson 2014) by screens of statements. A questionnaire, not a game. Server only. */
export const workStyleJudge: WorkStyleJudge = {
  key: 'work-style',
  version: '1.1',
  parameters: PARAMETERS,
  data_points: ASKED_POINTS,
  trial_columns: TRIAL_COLUMNS,
  evidence: { items: { named_by: ['statement'], counts: 'counts', scale: 'domain' } },
  configure,
  plan: (config, accommodations, seed) => planScreens(config, accommodations, seed),
  start: () => START,
  parseInput,
  reduce: (plan, state, event) => ({ state: act(plan, state, event), outcome: null }),
  pace: () => ({ least_ms: 0, by_hand: true }),
  release: currentBlock,
  progress: (plan, state) => ({
    step: state.done.length,
    of: plan.screens.length,
    finished: state.done.length >= plan.screens.length,
  }),
  dataPoints: (plan, state) => reportDataPoints(ASKED_POINTS, measure(plan, state), plan.time_factor !== 1),
  validity: validityOf,
  trials: trialRows,
  bot: createBot,
};

/** As it was while the facets of worry and low spirits were asked; what was answered then is judged by it for ever. */
export const workStyleJudge10: WorkStyleJudge = {
  ...workStyleJudge,
  version: '1.0',
  data_points: DATA_POINTS,
  plan: (config, accommodations, seed) => planScreens(config, accommodations, seed, []),
  dataPoints: (plan, state) => reportDataPoints(DATA_POINTS, measure(plan, state), plan.time_factor !== 1),
};
