import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge } from '../task-core.ts';
import { createBot } from './bot.ts';
import { mostToGive, type TradePostInput, type TradePostOutcome, type TradePostStimulus } from './core.ts';
import { measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { planRounds, type TradePostPlan } from './plan.ts';
import { act, currentRounds, START, type TradePostState } from './play.ts';
import { configure, DATA_POINTS, PARAMETERS, type TradePostConfig } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

/** Trade Post: trust game (Berg et al. 1995) and ultimatum game (Güth et al. 1982) with the computer. Server only. */
export const tradePostJudge: TaskJudge<
  TradePostConfig,
  TradePostPlan,
  TradePostState,
  TradePostStimulus,
  TradePostInput,
  TradePostOutcome
> = {
  key: 'trade-post',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  configure,
  plan: planRounds,
  start: () => START,
  parseInput,
  reduce: act,
  pace: (_plan, _state, input) => ({ least_ms: input.rt_ms, by_hand: true }),
  release: currentRounds,
  progress: (plan, state) => ({
    step: state.rounds.length,
    of: plan.rounds.length,
    finished: state.rounds.length >= plan.rounds.length,
  }),
  dataPoints: (_plan, state) => reportDataPoints(DATA_POINTS, measure(state.rounds), false),
  validity: validityOf,
  trials: (_plan, state) =>
    state.rounds.map(({ stimulus, input, division, t_ms }) => ({
      i: stimulus.i,
      block: stimulus.block,
      role: stimulus.role,
      ship_gave: stimulus.ship_gave,
      most: mostToGive(stimulus),
      given: input.action === 'give' ? input.amount : null,
      accepted: division.accepted,
      ship_returned: division.ship_returned,
      earned: division.earned,
      rt_ms: input.rt_ms,
      input: input.method,
      t_ms,
    })),
  bot: createBot,
};
