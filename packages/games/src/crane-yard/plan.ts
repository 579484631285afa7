import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations } from '../task-core.ts';
import { CRATES, deadlineOf } from './core.ts';
import { type Problem, problemsOf, renamed } from './problems.ts';
import type { CraneYardConfig } from './settings.ts';

/** Everything fixed before the first problem. */
export interface CraneYardPlan {
  readonly config: CraneYardConfig;
  readonly seed: string;
  /** Time to solve a problem, ms; null when untimed. */
  readonly deadline_ms: number | null;
  /** Another time factor than 1, or time to listen: times of this play cannot be compared. */
  readonly accommodated: boolean;
}

/** Problems between two breaks. */
const BLOCK_PROBLEMS = 9;

/** Each third problem of a number of moves has two shortest ways; the others have one. */
const TWO_WAYS_EVERY = 3;

/** Fixes the task; the same arguments always give the same problems. */
export function planProblems(
  config: CraneYardConfig,
  accommodations: Accommodations,
  seed: string,
): CraneYardPlan {
  const { time_factor, screen_reader } = accommodations;
  return {
    config,
    seed,
    deadline_ms: deadlineOf(config.seconds, accommodations),
    accommodated: time_factor !== 1 || screen_reader,
  };
}

/** The block of a step: a break after each nine problems. */
export function blockOf(i: number): number {
  return Math.floor(i / BLOCK_PROBLEMS);
}

/** What a step asks for, the same for every candidate: fewest moves and how many shortest ways there are. */
interface Difficulty {
  readonly fewest: number;
  readonly ways: number;
}

/** Difficulties of all steps: as many problems of each number of moves as can be, from the easiest on. */
export function difficultiesOf(config: CraneYardConfig): readonly Difficulty[] {
  const levels = config.most_moves - config.fewest_moves + 1;
  const counts = new Map<number, number>();
  return Array.from({ length: config.problems }, (_, i) => {
    const fewest = config.fewest_moves + Math.floor((i * levels) / config.problems);
    const before = counts.get(fewest) ?? 0;
    counts.set(fewest, before + 1);
    const two = before % TWO_WAYS_EVERY === TWO_WAYS_EVERY - 1 && problemsOf(fewest, 2).length > 0;
    return { fewest, ways: two ? 2 : 1 };
  });
}

/**
 * The problem of a step in one of its forms: the forms are different problems of the same difficulty, and none comes
 * twice in a play as long as there are enough of them.
 */
export function problemOf(plan: CraneYardPlan, i: number, form: number): Problem {
  const difficulties = difficultiesOf(plan.config);
  const asked = difficulties[i];
  if (asked === undefined) throw new RangeError(`there is no problem ${i}`);
  const alike = difficulties.map(({ fewest, ways }) => fewest === asked.fewest && ways === asked.ways);
  const before = alike.slice(0, i).filter(Boolean).length;
  const together = alike.filter(Boolean).length;
  const { fewest, ways } = asked;
  const order = randomFrom(childSeed(plan.seed, `problems:${fewest}:${ways}`)).shuffle(
    problemsOf(fewest, ways),
  );
  const problem = order[(before + form * together) % order.length];
  if (problem === undefined) throw new RangeError(`there is no problem of ${fewest} moves`);
  const crates = Array.from({ length: CRATES }, (_, crate) => crate);
  return renamed(problem, randomFrom(childSeed(plan.seed, `names:${i}:${form}`)).shuffle(crates));
}
