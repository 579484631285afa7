import { exponential } from '@tryout/domain/statistics/elementary';
import { probabilityCorrect } from '@tryout/domain/statistics/irt';
import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import { type MarketStallInput, OPTIONS } from './core.ts';
import type { MarketStallPlan } from './plan.ts';
import { deadlineOf, FIXATION_MS, itemIn, type MarketStallState } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: MarketStallInput;
  readonly after_ms: number;
}

/** Time for the next item to come, ms. */
const BETWEEN_ITEMS_MS = 300;
/** Shortest time in which anybody reads a question, ms. */
const SHORTEST_MS = 6000;

/** A persona's place on the scale of ability: 0.5 is the mean, each tenth four tenths of a logit. */
function thetaOf(persona: Persona): number {
  return 4 * (persona.ability - 0.5);
}

/** A simulated candidate; each item's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: MarketStallPlan,
  persona: Persona,
  seed: string,
): (state: MarketStallState) => Move | null {
  const deadline = deadlineOf(plan);
  return (state) => {
    if (state.open === null) return null;
    const i = state.answers.length;
    const { form, drawn, kind } = state.open;
    const random = randomFrom(childSeed(seed, `item:${i}:${form}`));
    // Right-skewed times around the usual one of the kind (van der Linden 2006: lognormal).
    const usual = kind.usual_ms * exponential(0.35 * (0.5 - persona.speed));
    const rt_ms = Math.round(Math.max(SHORTEST_MS, 0.85 * usual * exponential(0.28 * random.normal())));
    const solves = random.next() < probabilityCorrect(itemIn(plan, kind), thetaOf(persona));
    const lapsed = random.next() < 0.04 * persona.lapse;
    const astray = (drawn.right + 1 + random.int(OPTIONS - 1)) % OPTIONS;
    const calculations = random.int(kind.level + 1);
    if (deadline !== null && rt_ms > deadline) {
      const input = { i, form, option: null, rt_ms: null, method: null, calculations, frame_ms: 16.7 };
      return { input, after_ms: FIXATION_MS + deadline + BETWEEN_ITEMS_MS };
    }
    const option = solves && !lapsed ? drawn.right : astray;
    const method = 'key' as const;
    const input = { i, form, option, rt_ms, method, calculations, frame_ms: 16.7 };
    return { input, after_ms: FIXATION_MS + rt_ms + BETWEEN_ITEMS_MS };
  };
}
