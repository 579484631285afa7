import { CAPACITIES, CRATES, type Yard } from './core.ts';
import { distancesFrom } from './solver.ts';

/** A start and a goal. */
export interface Problem {
  readonly start: Yard;
  readonly goal: Yard;
  /** Fewest moves that solve it. */
  readonly fewest: number;
  /** How many ways of so few moves there are. */
  readonly ways: number;
}

/** Each way to spread the crates 0, 1, 2 in this order over the pegs, within what these hold. */
function startingYards(): readonly Yard[] {
  const crates = Array.from({ length: CRATES }, (_, crate) => crate);
  const [first, second, third] = CAPACITIES;
  return crates
    .concat(CRATES)
    .flatMap((a) => crates.concat(CRATES).map((b) => ({ a, b, c: CRATES - a - b })))
    .filter(({ a, b, c }) => a <= first && b <= second && c >= 0 && c <= third)
    .map(({ a, b }) => [crates.slice(0, a), crates.slice(a, a + b), crates.slice(a + b)]);
}

/**
 * Every problem there is, up to the names of the crates: the six shapes of a start, each to the 35 other yards. No two
 * have the same moves.
 */
const PROBLEMS: readonly Problem[] = startingYards().flatMap((start) =>
  [...distancesFrom(start).values()]
    .filter(({ moves }) => moves > 0)
    .map(({ yard, moves, ways }) => ({ start, goal: yard, fewest: moves, ways })),
);

/** Problems of equal difficulty: as many moves, and as many shortest ways. */
export function problemsOf(fewest: number, ways: number): readonly Problem[] {
  return PROBLEMS.filter((problem) => problem.fewest === fewest && problem.ways === ways);
}

/** The same problem with other crates: `names[crate]` stands where `crate` stood. */
export function renamed(problem: Problem, names: readonly number[]): Problem {
  const rename = (yard: Yard): Yard => yard.map((crates) => crates.map((crate) => names[crate] ?? crate));
  return { ...problem, start: rename(problem.start), goal: rename(problem.goal) };
}
