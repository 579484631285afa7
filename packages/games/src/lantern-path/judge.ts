import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { LanternPathInput, LanternPathOutcome, LanternPathStimulus } from './core.ts';
import { type JudgedPath, measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { type LanternPathPlan, planPaths } from './plan.ts';
import {
  type Answer,
  answerPath,
  type LanternPathState,
  openPath,
  paceOf,
  replacePath,
  startPaths,
} from './play.ts';
import { configure, DATA_POINTS, type LanternPathConfig, PARAMETERS } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

function judgedPath({ direction, path, correct, input }: Answer): JudgedPath {
  return {
    direction,
    length: path.length,
    correct,
    first_tap_ms: input.tap_ms[0] ?? null,
    taken_back: input.taken_back,
  };
}

function trialRow({ direction, path, correct, input, t_ms }: Answer): TrialRow {
  return {
    i: input.i,
    path_direction: direction,
    length: path.length,
    path: path.join(' '),
    taps: input.taps.join(' '),
    correct,
    first_tap_ms: input.tap_ms[0] ?? null,
    answer_ms: input.answer_ms,
    taken_back: input.taken_back,
    form: input.form,
    input: input.method,
    frame_ms: input.frame_ms,
    t_ms,
  };
}

/** Lantern Path: the block-tapping task (Corsi 1972) as a staircase, forward and backward. Server only. */
export const lanternPathJudge: TaskJudge<
  LanternPathConfig,
  LanternPathPlan,
  LanternPathState,
  LanternPathStimulus,
  LanternPathInput,
  LanternPathOutcome
> = {
  key: 'lantern-path',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  configure,
  plan: planPaths,
  start: startPaths,
  parseInput,
  reduce: (plan, state, event) => ({ state: answerPath(plan, state, event), outcome: null }),
  replaceOpenItem: replacePath,
  pace: (plan, state, input) => paceOf(plan, state.stair.length, input),
  release: openPath,
  progress: (plan, state) => ({
    step: state.answers.length,
    of: plan.of,
    finished: state.answers.length >= plan.of,
  }),
  dataPoints: (plan, state) =>
    reportDataPoints(DATA_POINTS, measure(state.answers.map(judgedPath)), plan.accommodated),
  validity: validityOf,
  trials: (_, state) => state.answers.map(trialRow),
  bot: createBot,
};
