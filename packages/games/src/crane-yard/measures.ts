import { mean, sum } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';

/** One problem as judged. */
export interface JudgedProblem {
  /** Fewest moves that solve it. */
  readonly fewest: number;
  readonly moves: number;
  readonly solved: boolean;
  /** From the problem to its first hoist, ms; null when nothing was lifted. */
  readonly planning_ms: number | null;
  /** From the problem to its last hoist or setting down, ms. */
  readonly last_ms: number;
}

/** Fewest problems from which planning is told: the shortest form. */
const MIN_PROBLEMS = 8;
/** Fewest solved problems from which spare moves and the time of a move are told. */
const MIN_SOLVED = 5;
/** Up to so many moves beyond the fewest are still a good way. */
const NEARLY = 2;

/** Points of a problem: 3 on a shortest way, 2 with up to two moves more, 1 solved otherwise, 0 not solved. */
export function pointsOf({
  solved,
  moves,
  fewest,
}: Pick<JudgedProblem, 'solved' | 'moves' | 'fewest'>): number {
  if (!solved) return 0;
  if (moves <= fewest) return 3;
  return moves <= fewest + NEARLY ? 2 : 1;
}

function extraMoves(problems: readonly JudgedProblem[]): number {
  return sum(problems.map(({ moves, fewest }) => moves - fewest));
}

/** Mean time of the moves after the first hoist, ms a move, one solved problem; null for a single move. */
function moveTime({ moves, planning_ms, last_ms }: JudgedProblem): number | null {
  return planning_ms === null || moves < 2 ? null : (last_ms - planning_ms) / (moves - 1);
}

/**
 * Mean points of a problem. Without a single problem solved they only say that the task was not tried or not
 * understood: none are told then.
 */
function gradedRate(problems: readonly JudgedProblem[]): Measured {
  if (problems.length < MIN_PROBLEMS) return 'too_few_trials';
  if (!problems.some(({ solved }) => solved)) return 'invalid_range';
  return { value: sum(problems.map(pointsOf)) / problems.length, trials: problems.length };
}

function planningTime(problems: readonly JudgedProblem[]): Measured {
  const times = problems.flatMap(({ planning_ms }) => planning_ms ?? []);
  return times.length < MIN_PROBLEMS ? 'too_few_trials' : (mean(times) ?? 'too_few_trials');
}

function whereSolved(
  problems: readonly JudgedProblem[],
  told: (solved: readonly JudgedProblem[]) => number | null,
): Measured {
  const solved = problems.filter((problem) => problem.solved);
  const value = solved.length < MIN_SOLVED ? null : told(solved);
  return value === null ? 'too_few_trials' : { value, trials: solved.length };
}

/** Every measure of the task by data point key; none when no problem is over. */
export function measure(problems: readonly JudgedProblem[]): Readonly<Record<string, Measured>> {
  if (problems.length === 0) return {};
  return {
    graded_rate: gradedRate(problems),
    graded: sum(problems.map(pointsOf)),
    optimal: problems.filter((problem) => pointsOf(problem) === 3).length,
    solved: problems.filter((problem) => problem.solved).length,
    extra_per_solved: whereSolved(problems, (solved) => extraMoves(solved) / solved.length),
    extra_moves: extraMoves(problems),
    planning_time: planningTime(problems),
    avg_move_time: whereSolved(problems, (solved) => mean(solved.flatMap((each) => moveTime(each) ?? []))),
  };
}
