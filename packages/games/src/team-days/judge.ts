import { roundTo } from '@tryout/domain/statistics/decimal';
import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { TeamDaysInput, TeamDaysStimulus } from './core.ts';
import { AUTHORS_KEY, type TeamDaysKey } from './key.ts';
import { closenesses, measure, ratedResponses } from './measures.ts';
import { parseInput } from './parse.ts';
import { planScenarios, type TeamDaysPlan } from './plan.ts';
import { act, START, scenariosAtHand, type TeamDaysState } from './play.ts';
import { keyOfPanel, RATED_ITEMS } from './rated.ts';
import { configure, DATA_POINTS, PARAMETERS, type TeamDaysConfig } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

/** One row per rated response. It tells how near the rating is, not the key itself, which stays secret. */
function trialRows(plan: TeamDaysPlan, state: TeamDaysState): readonly TrialRow[] {
  const responses = ratedResponses(plan, state);
  const close = closenesses(responses, plan.config.standardise);
  return responses.map(({ i, scenario, subtrait, option, rating }, row) => ({
    i,
    scenario,
    subtrait,
    option,
    shown_at: (plan.scenarios[i]?.order.indexOf(option) ?? 0) + 1,
    rating,
    agreement: roundTo(100 * (close[row] ?? 0), 1),
    changes: state.done[i]?.changes ?? 0,
    seconds: state.done[i]?.seconds ?? null,
  }));
}

type TeamDaysJudge = TaskJudge<
  TeamDaysConfig,
  TeamDaysPlan,
  TeamDaysState,
  TeamDaysStimulus,
  TeamDaysInput,
  null
>;

function judgeWith(key: TeamDaysKey, version: string): TeamDaysJudge {
  return {
    key: 'team-days',
    version,
    parameters: PARAMETERS,
    data_points: DATA_POINTS,
    trial_columns: TRIAL_COLUMNS,
    evidence: { items: { named_by: ['scenario', 'option'], counts: 'agreement', scale: 'subtrait' } },
    rated: { items: RATED_ITEMS, withKey: (items, named) => judgeWith(keyOfPanel(items), named) },
    configure,
    plan: (config, accommodations, seed) => planScenarios(config, accommodations, seed, key),
    start: () => START,
    parseInput,
    reduce: (plan, state, event) => ({ state: act(plan, state, event), outcome: null }),
    // One drag over a scale rates several times.
    pace: (_plan, _state, { action }) => ({ least_ms: 0, by_hand: action === 'confirm' }),
    release: scenariosAtHand,
    progress: (plan, state) => ({
      step: state.done.length,
      of: plan.scenarios.length,
      finished: state.done.length >= plan.scenarios.length,
    }),
    dataPoints: (plan, state) => reportDataPoints(DATA_POINTS, measure(plan, state), plan.time_factor !== 1),
    validity: validityOf,
    trials: trialRows,
    bot: createBot,
  };
}

/** Team Days: a situational judgement task with rated responses (McDaniel et al. 2007). Server only. */
export const teamDaysJudge: TeamDaysJudge = judgeWith(AUTHORS_KEY, '1.0');
