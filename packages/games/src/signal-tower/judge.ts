import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { SignalTowerInput, SignalTowerOutcome, SignalTowerStimulus } from './core.ts';
import { measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { type PlannedTrial, planTrials, type SignalTowerPlan } from './plan.ts';
import { answerTrial, currentBlock, judgedTrials, paceOf, type SignalTowerState } from './play.ts';
import { configure, DATA_POINTS, PARAMETERS, type SignalTowerConfig } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

function trialRow(plan: SignalTowerPlan, state: SignalTowerState, i: number): TrialRow {
  const { stimulus, target, congruent } = plan.trials[i] as PlannedTrial;
  const answer = state.answers[i];
  return {
    i,
    block: stimulus.block,
    condition: congruent ? 'congruent' : 'incongruent',
    target,
    response: answer?.input.response ?? null,
    rt_ms: answer?.input.rt_ms ?? null,
    correct: answer?.correct ?? false,
    missed: answer?.input.rt_ms === null,
    input: answer?.input.method ?? null,
    frame_ms: answer?.input.frame_ms ?? null,
    fixation_ms: stimulus.fixation_ms,
    deadline_ms: stimulus.deadline_ms,
    t_ms: answer?.t_ms ?? null,
  };
}

/** Signal Tower: a flanker task (Eriksen & Eriksen 1974). Server only. */
export const signalTowerJudge: TaskJudge<
  SignalTowerConfig,
  SignalTowerPlan,
  SignalTowerState,
  SignalTowerStimulus,
  SignalTowerInput,
  SignalTowerOutcome
> = {
  key: 'signal-tower',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  evidence: {
    halves: [
      { data_point: 'rcs_all', of: 'rate', column: 'correct' },
      { data_point: 'rcs_incong', of: 'rate', column: 'correct', where: { condition: 'incongruent' } },
      { data_point: 'acc_all', of: 'share', column: 'correct' },
    ],
  },
  configure,
  plan: planTrials,
  start: () => ({ answers: [] }),
  parseInput,
  reduce: (plan, state, event) => ({ state: answerTrial(plan, state, event), outcome: null }),
  pace: (plan, _state, input) => paceOf(plan, input),
  release: currentBlock,
  progress: (plan, state) => ({
    step: state.answers.length,
    of: plan.trials.length,
    finished: state.answers.length >= plan.trials.length,
  }),
  dataPoints: (plan, state) =>
    reportDataPoints(DATA_POINTS, measure(judgedTrials(plan, state)), plan.time_factor !== 1),
  validity: validityOf,
  trials: (plan, state) => state.answers.map((_, i) => trialRow(plan, state, i)),
  bot: createBot,
};
