import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { SalvageDiveInput, SalvageDiveOutcome, SalvageDiveStimulus } from './core.ts';
import { measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { planDives, type SalvageDivePlan } from './plan.ts';
import { act, currentDive, type SalvageDiveState, START } from './play.ts';
import { configure, DATA_POINTS, PARAMETERS, type SalvageDiveConfig } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

/** Salvage Dive: the Columbia card task in its hot form (Figner et al. 2009). Server only. */
export const salvageDiveJudge: TaskJudge<
  SalvageDiveConfig,
  SalvageDivePlan,
  SalvageDiveState,
  SalvageDiveStimulus,
  SalvageDiveInput,
  SalvageDiveOutcome
> = {
  key: 'salvage-dive',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  configure,
  plan: planDives,
  start: () => START,
  parseInput,
  reduce: act,
  pace: () => ({ least_ms: 0, by_hand: true }),
  release: currentDive,
  progress: (plan, state) => ({
    step: state.dives.length,
    of: plan.dives.length,
    finished: state.dives.length >= plan.dives.length,
  }),
  dataPoints: (_plan, state) => reportDataPoints(DATA_POINTS, measure(state.dives), false),
  validity: validityOf,
  trials: (_plan, state) =>
    state.dives.map(({ gain, loss, snags, opened, lost, declared, points, t_ms }, i) => ({
      i,
      gain,
      loss,
      snags,
      opened,
      lost,
      points,
      form: declared ? 'declare' : 'open',
      t_ms,
    })),
  bot: createBot,
};
