import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import { type CraneAction, type CraneYardInput, sameYard, type Yard } from './core.ts';
import { type CraneYardPlan, problemOf } from './plan.ts';
import type { CraneYardState } from './play.ts';
import { movesFrom, nextOnShortestWay } from './solver.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: CraneYardInput;
  readonly after_ms: number;
}

/** Time between two problems, ms. */
const BETWEEN_MS = 1200;
/** A bot that is lost stops after so many moves. */
const MOST_MOVES = 30;

/** Which peg a crate left and where it went, between two yards one move apart. */
function pegsBetween(before: Yard, after: Yard): { readonly from: number; readonly to: number } {
  const change = (peg: number) => (after[peg]?.length ?? 0) - (before[peg]?.length ?? 0);
  return {
    from: [0, 1, 2].find((peg) => change(peg) < 0) ?? 0,
    to: [0, 1, 2].find((peg) => change(peg) > 0) ?? 0,
  };
}

/** Yards from the start to the goal: at each move the person sees the shortest way, or tries something. */
function wayOf(random: Random, start: Yard, goal: Yard, sees: number): readonly Yard[] {
  const way: Yard[] = [];
  let yard = start;
  while (!sameYard(yard, goal) && way.length < MOST_MOVES) {
    yard = random.next() < sees ? nextOnShortestWay(yard, goal) : random.pick(movesFrom(yard));
    way.push(yard);
  }
  return way;
}

/** Hoists and settings down with their times. */
function timed(random: Random, persona: Persona, start: Yard, way: readonly Yard[]): readonly CraneAction[] {
  const slow = 1.4 - 0.8 * persona.speed;
  let at_ms = slow * (2600 + 2600 * random.next());
  return way.flatMap((yard, n) => {
    const { from, to } = pegsBetween(way[n - 1] ?? start, yard);
    const picked = Math.round(at_ms);
    const dropped = Math.round(picked + slow * (450 + 500 * random.next()));
    at_ms = dropped + slow * (500 + 900 * random.next());
    return [
      { act: 'pick', peg: from, at_ms: picked },
      { act: 'drop', peg: to, at_ms: dropped },
    ] as const;
  });
}

/** A simulated candidate; each problem's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: CraneYardPlan,
  persona: Persona,
  seed: string,
): (state: CraneYardState) => Move | null {
  return (state) => {
    const i = state.answers.length;
    if (i >= plan.config.problems) return null;
    const { start, goal, fewest } = problemOf(plan, i, state.form);
    const random = randomFrom(childSeed(seed, `problem:${i}:${state.form}`));
    const sees = 0.7 + 0.32 * persona.ability - 0.02 * (fewest - 4) - 0.02 * persona.lapse;
    const whole = wayOf(random, start, goal, Math.min(0.99, sees));
    const stuck = random.next() < (0.36 - 0.36 * persona.ability) * (fewest / 5);
    const way = stuck ? whole.slice(0, random.int(whole.length)) : whole;
    const all = timed(random, persona, start, way);
    const deadline = plan.deadline_ms;
    const actions = deadline === null ? all : all.filter(({ at_ms }) => at_ms <= deadline);
    const solved = !stuck && actions.length === all.length && sameYard(way.at(-1) ?? start, goal);
    const last_ms = actions.at(-1)?.at_ms ?? 0;
    const end_ms = solved ? last_ms : (deadline ?? last_ms + 4000);
    return {
      input: {
        i,
        form: state.form,
        actions,
        end_ms,
        left: !solved && deadline === null,
        method: 'touch',
        frame_ms: 16.7,
      },
      after_ms: end_ms + BETWEEN_MS,
    };
  };
}
