import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { ParcelBeltInput, ParcelBeltOutcome, ParcelBeltStimulus } from './core.ts';
import { rightDecisions } from './judging.ts';
import { measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { type ParcelBeltPlan, planRounds } from './plan.ts';
import {
  type FinishedRound,
  finishRound,
  type ParcelBeltState,
  paceOfOpen,
  releasedRounds,
  replaceRound,
  startRounds,
} from './play.ts';
import { configure, DATA_POINTS, PARAMETERS, type ParcelBeltConfig } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

/** One row a round, with the same columns in both forms: which form was played is nobody's business. */
function trialRow({ t_ms, input, judged }: FinishedRound): TrialRow {
  const { right, of } = rightDecisions(judged);
  return {
    i: input.i,
    load: judged.load,
    share_right: Math.round((1000 * right) / of) / 10,
    mastered: 10 * (of - right) <= of,
    form: input.form,
    input: input.method,
    t_ms,
  };
}

/** Parcel Belt: an adaptive n-back task (Kirchner 1958), with keep-track as the form without time. Server only. */
export const parcelBeltJudge: TaskJudge<
  ParcelBeltConfig,
  ParcelBeltPlan,
  ParcelBeltState,
  ParcelBeltStimulus,
  ParcelBeltInput,
  ParcelBeltOutcome
> = {
  key: 'parcel-belt',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  configure,
  plan: planRounds,
  start: startRounds,
  parseInput,
  reduce: (plan, state, event) => ({ state: finishRound(plan, state, event), outcome: null }),
  replaceOpenItem: replaceRound,
  pace: paceOfOpen,
  release: releasedRounds,
  progress: (plan, state) => ({
    step: state.rounds.length,
    of: plan.of,
    finished: state.rounds.length >= plan.of,
  }),
  dataPoints: (plan, state) =>
    reportDataPoints(DATA_POINTS, measure(state.rounds.map((round) => round.judged)), plan.accommodated),
  validity: validityOf,
  trials: (_, state) => state.rounds.map(trialRow),
  bot: createBot,
};
