import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import type { CraneYardPlan } from './plan.ts';
import type { Answer, CraneYardState } from './play.ts';

/** Nobody sees, plans and moves faster than this on a shortest way, ms a move (simulations §1.7). */
const SOLVER_MOVE_MS = 600;
/** Problems of fewer moves can be seen at a glance. */
const SOLVER_MOVES = 4;
/** More problems without a single hoist than this tell that somebody was not there. */
const UNTOUCHED_SHARE = 0.3;

/** Whether a problem was solved on a shortest way as fast as a program would. */
function solverLike({ solved, moves, fewest, input }: Answer): boolean {
  return solved && moves === fewest && fewest >= SOLVER_MOVES && input.end_ms / moves < SOLVER_MOVE_MS;
}

/** Time between the hoists and settings down of each problem, ms. */
function intervalsOf(answers: readonly Answer[]): readonly number[] {
  return answers.flatMap(({ input }) =>
    input.actions.slice(1).map(({ at_ms }, n) => at_ms - (input.actions[n]?.at_ms ?? 0)),
  );
}

/** Facts about the play for review; empty before the first problem is over. */
export function validityOf(_plan: CraneYardPlan, state: CraneYardState): readonly ValidityFlag[] {
  const { answers } = state;
  if (answers.length === 0) return [];
  const likeSolver = answers.filter(solverLike).length;
  const untouched = answers.filter(({ input }) => input.actions.length === 0).length / answers.length;
  return [
    { code: 'solver_like', value: likeSolver, base_rate_p99: null, review: likeSolver > 1 },
    {
      code: 'untouched_share',
      value: untouched,
      base_rate_p99: null,
      review: untouched > UNTOUCHED_SHARE && answers.length > 2,
    },
    impossibleTiming(answers.map(({ t_ms, input }) => ({ t_ms, stated_ms: input.end_ms }))),
    replacedItems(state.replaced),
    ...steadyTimes(intervalsOf(answers)),
  ];
}
