import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { ShiftDeskInput, ShiftDeskOutcome, ShiftDeskStimulus } from './core.ts';
import { AUTHORS_KEY, type DeskKey } from './key.ts';
import { measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { planDesk, type ShiftDeskPlan } from './plan.ts';
import { comeBack, currentDesk, foldDeed, type ShiftDeskState, startDesk } from './play.ts';
import { keyOfPanel, RATED_ITEMS } from './rated.ts';
import { configure, DATA_POINTS, PARAMETERS, type ShiftDeskConfig } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

const SECOND_MS = 1000;

/** One row for each thing done. It tells what was done, not the key, which stays secret. */
function trialRows({ deeds }: ShiftDeskState): readonly TrialRow[] {
  return deeds.map(({ input, elapsed_ms, t_ms }, i) => ({
    i,
    deed: input.action,
    message: 'message' in input ? input.message : null,
    decision: 'decision' in input ? input.decision : null,
    place: 'to' in input ? input.to + 1 : null,
    seconds: Math.round(elapsed_ms / SECOND_MS),
    input: 'method' in input ? input.method : null,
    t_ms,
  }));
}

type ShiftDeskJudge = TaskJudge<
  ShiftDeskConfig,
  ShiftDeskPlan,
  ShiftDeskState,
  ShiftDeskStimulus,
  ShiftDeskInput,
  ShiftDeskOutcome
>;

function judgeWith(key: DeskKey, version: string): ShiftDeskJudge {
  return {
    key: 'shift-desk',
    version,
    parameters: PARAMETERS,
    data_points: DATA_POINTS,
    trial_columns: TRIAL_COLUMNS,
    rated: { items: RATED_ITEMS, withKey: (items, named) => judgeWith(keyOfPanel(items), named) },
    configure,
    plan: (config, accommodations, seed) => planDesk(config, accommodations, seed, key),
    start: startDesk,
    parseInput,
    reduce: (plan, state, event) => ({ state: foldDeed(plan, state, event), outcome: null }),
    replaceOpenItem: comeBack,
    // The clock of the desk speaks by itself, and a drag moves a message several times.
    pace: (_plan, _state, { action }) => ({
      least_ms: 0,
      by_hand: action === 'decide' || action === 'take' || action === 'answer',
    }),
    release: currentDesk,
    progress: (_plan, { desk }) => ({ step: desk.over ? 1 : 0, of: 1, finished: desk.over }),
    dataPoints: (plan, state) => reportDataPoints(DATA_POINTS, measure(plan, state), !plan.speeded),
    validity: validityOf,
    trials: (_plan, state) => trialRows(state),
    bot: createBot,
  };
}

/** Shift Desk: an in-tray with interruptions (simulations §1.11). Server only. */
export const shiftDeskJudge: ShiftDeskJudge = judgeWith(AUTHORS_KEY, '1.0');
