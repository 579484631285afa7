import { exponential } from '@tryout/domain/statistics/elementary';
import { probabilityCorrect } from '@tryout/domain/statistics/irt';
import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import { type GlyphGridInput, OPTIONS } from './core.ts';
import { usualTimeMs } from './designs.ts';
import { designAt, type GlyphGridPlan } from './plan.ts';
import { deadlineOf, FIXATION_MS, type GlyphGridState } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: GlyphGridInput;
  readonly after_ms: number;
}

/** Time for the next item to come, ms. */
const BETWEEN_ITEMS_MS = 300;
/** Shortest time in which anybody looks at four options, ms. */
const SHORTEST_MS = 1800;

/** A persona's place on the scale of ability: 0.5 is the mean, each tenth four tenths of a logit. */
function thetaOf(persona: Persona): number {
  return 4 * (persona.ability - 0.5);
}

/** A simulated candidate; each item's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: GlyphGridPlan,
  persona: Persona,
  seed: string,
): (state: GlyphGridState) => Move | null {
  const deadline = deadlineOf(plan);
  return (state) => {
    if (state.open === null) return null;
    const i = state.answers.length;
    const { form, drawn } = state.open;
    const random = randomFrom(childSeed(seed, `item:${i}:${form}`));
    const design = designAt(state.open.design);
    // Right-skewed times that grow with the number of rules and with difficulty (van der Linden 2006: lognormal).
    const usual = usualTimeMs(design) * exponential(0.12 * design.b + 0.35 * (0.5 - persona.speed));
    const rt_ms = Math.round(Math.max(SHORTEST_MS, 0.8 * usual * exponential(0.35 * random.normal())));
    const solves = random.next() < probabilityCorrect(design.item, thetaOf(persona));
    const lapsed = random.next() < 0.04 * persona.lapse;
    const astray = (drawn.right + 1 + random.int(OPTIONS - 1)) % OPTIONS;
    if (deadline !== null && rt_ms > deadline) {
      const input = { i, form, option: null, rt_ms: null, method: null, frame_ms: 16.7 };
      return { input, after_ms: FIXATION_MS + deadline + BETWEEN_ITEMS_MS };
    }
    const option = solves && !lapsed ? drawn.right : astray;
    const input = { i, form, option, rt_ms, method: 'key' as const, frame_ms: 16.7 };
    return { input, after_ms: FIXATION_MS + rt_ms + BETWEEN_ITEMS_MS };
  };
}
