import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge, TrialRow } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { CraneYardInput, CraneYardOutcome, CraneYardStimulus } from './core.ts';
import { type JudgedProblem, measure, pointsOf } from './measures.ts';
import { parseInput } from './parse.ts';
import { type CraneYardPlan, planProblems } from './plan.ts';
import {
  type Answer,
  answerProblem,
  type CraneYardState,
  openProblem,
  replaceProblem,
  START,
} from './play.ts';
import { type CraneYardConfig, configure, DATA_POINTS, PARAMETERS } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

function judgedProblem({ fewest, moves, solved, input }: Answer): JudgedProblem {
  return {
    fewest,
    moves,
    solved,
    planning_ms: input.actions[0]?.at_ms ?? null,
    last_ms: input.actions.at(-1)?.at_ms ?? 0,
  };
}

function trialRow(answer: Answer): TrialRow {
  const { input, fewest, moves, solved, t_ms } = answer;
  return {
    i: input.i,
    fewest_moves: fewest,
    moves,
    solved,
    grade: pointsOf(answer),
    planning_ms: input.actions[0]?.at_ms ?? null,
    end_ms: input.end_ms,
    left: input.left,
    form: input.form,
    input: input.method,
    frame_ms: input.frame_ms,
    t_ms,
  };
}

/** Crane Yard: the Tower of London (Shallice 1982) with three crates on three pegs. Server only. */
export const craneYardJudge: TaskJudge<
  CraneYardConfig,
  CraneYardPlan,
  CraneYardState,
  CraneYardStimulus,
  CraneYardInput,
  CraneYardOutcome
> = {
  key: 'crane-yard',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  evidence: { items: { named_by: ['i', 'fewest_moves'], counts: 'grade' } },
  configure,
  plan: planProblems,
  start: () => START,
  parseInput,
  reduce: (plan, state, event) => ({ state: answerProblem(plan, state, event), outcome: null }),
  replaceOpenItem: replaceProblem,
  pace: (_plan, _state, input) => ({ least_ms: input.end_ms, by_hand: input.actions.length > 0 }),
  release: openProblem,
  progress: (plan, state) => ({
    step: state.answers.length,
    of: plan.config.problems,
    finished: state.answers.length >= plan.config.problems,
  }),
  dataPoints: (plan, state) =>
    reportDataPoints(DATA_POINTS, measure(state.answers.map(judgedProblem)), plan.accommodated),
  validity: validityOf,
  trials: (_plan, state) => state.answers.map(trialRow),
  bot: createBot,
};
