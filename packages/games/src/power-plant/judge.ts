import { roundTo } from '@tryout/domain/statistics/decimal';
import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { PowerPlantInput, PowerPlantOutcome, PowerPlantStimulus } from './core.ts';
import { measure } from './measures.ts';
import { expectedGain } from './offers.ts';
import { parseInput } from './parse.ts';
import { type PowerPlantPlan, planRounds } from './plan.ts';
import { act, currentRound, type PowerPlantState, paceOf, replaceDials, START } from './play.ts';
import { configure, DATA_POINTS, PARAMETERS, type PowerPlantConfig } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

/** Power Plant: effort choice with mental effort (Treadway et al. 2009; Lopez-Gamundi & Wardle 2018). Server only. */
export const powerPlantJudge: TaskJudge<
  PowerPlantConfig,
  PowerPlantPlan,
  PowerPlantState,
  PowerPlantStimulus,
  PowerPlantInput,
  PowerPlantOutcome
> = {
  key: 'power-plant',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  configure,
  plan: planRounds,
  start: () => START,
  parseInput,
  reduce: act,
  replaceOpenItem: replaceDials,
  pace: paceOf,
  release: currentRound,
  progress: (plan, state) => ({
    step: state.rounds.length,
    of: plan.config.choices,
    finished: state.rounds.length >= plan.config.choices,
  }),
  dataPoints: (_plan, state) => reportDataPoints(DATA_POINTS, measure(state.rounds), false),
  validity: validityOf,
  trials: (_plan, state) =>
    state.rounds.map(({ offer, demand, choice_ms, work_ms, presses, form, method, end, t_ms }, i) => ({
      i,
      chance: offer.chance,
      hard_points: offer.hard_points,
      expected_gain: roundTo(expectedGain(offer), 2),
      demand,
      shift_end: end.how,
      paid: end.paid,
      points: end.points,
      rt_ms: choice_ms,
      work_ms,
      presses,
      form,
      input: method,
      t_ms,
    })),
  bot: createBot,
};
