import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { ReflexCheckInput, ReflexCheckOutcome, ReflexCheckStimulus } from './core.ts';
import { measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { planTrials, type ReflexCheckPlan } from './plan.ts';
import { answerSignal, currentPart, judgedSignals, paceOf, type ReflexCheckState } from './play.ts';
import { configure, DATA_POINTS, PARAMETERS, type ReflexCheckConfig } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

function trialRow(plan: ReflexCheckPlan, state: ReflexCheckState, i: number): TrialRow {
  const stimulus = plan.trials[i] as ReflexCheckStimulus;
  const answer = state.answers[i];
  return {
    i,
    block: stimulus.block,
    part: stimulus.part,
    signal: stimulus.signal,
    response: answer?.input.response ?? null,
    rt_ms: answer?.input.rt_ms ?? null,
    correct: answer?.correct ?? false,
    missed: answer?.input.rt_ms === null,
    input: answer?.input.method ?? null,
    frame_ms: answer?.input.frame_ms ?? null,
    wait_ms: stimulus.wait_ms,
    deadline_ms: stimulus.deadline_ms,
    t_ms: answer?.t_ms ?? null,
  };
}

/** Reflex Check: simple and two-choice reaction time (Donders 1868). Server only. */
export const reflexCheckJudge: TaskJudge<
  ReflexCheckConfig,
  ReflexCheckPlan,
  ReflexCheckState,
  ReflexCheckStimulus,
  ReflexCheckInput,
  ReflexCheckOutcome
> = {
  key: 'reflex-check',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  evidence: {
    halves: [{ data_point: 'rcs_all', of: 'rate', column: 'correct', where: { part: 'choice' } }],
  },
  configure,
  plan: planTrials,
  start: () => ({ answers: [] }),
  parseInput,
  reduce: (plan, state, event) => ({ state: answerSignal(plan, state, event), outcome: null }),
  pace: (plan, _state, input) => paceOf(plan, input),
  release: currentPart,
  progress: (plan, state) => ({
    step: state.answers.length,
    of: plan.trials.length,
    finished: state.answers.length >= plan.trials.length,
  }),
  dataPoints: (plan, state) =>
    reportDataPoints(DATA_POINTS, measure(judgedSignals(plan, state)), plan.time_factor !== 1 || plan.spoken),
  validity: validityOf,
  trials: (plan, state) => state.answers.map((_, i) => trialRow(plan, state, i)),
  bot: createBot,
};
