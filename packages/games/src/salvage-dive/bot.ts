import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import { CRATES, type SalvageDiveInput } from './core.ts';
import { bestCount } from './expected-value.ts';
import type { PlannedDive, SalvageDivePlan } from './plan.ts';
import type { SalvageDiveState } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: SalvageDiveInput;
  readonly after_ms: number;
}

/** Time to look at the facts of a dive, ms. */
const BEFORE_A_DIVE_MS = 2500;

/**
 * The number of crates aimed at. An able candidate is near the best number for the facts; a less able one opens about
 * the same whatever they are, more or less of it by taste for risk, and wavers.
 */
function aim(dive: PlannedDive, i: number, persona: Persona, seed: string): number {
  const random = randomFrom(childSeed(seed, `dive:${i}`));
  const weighs = Math.min(1, Math.max(0, 1.25 * persona.ability - 0.12));
  const habit = 11 + 10 * (persona.risk - 0.5);
  const wanted =
    weighs * bestCount(dive) + (1 - weighs) * habit + random.normal() * (1 + 2.5 * (1 - persona.ability));
  return Math.round(Math.min(CRATES - dive.snags, Math.max(0, wanted)));
}

/** A simulated candidate; each dive's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: SalvageDivePlan,
  persona: Persona,
  seed: string,
): (state: SalvageDiveState) => Move | null {
  return (state) => {
    const i = state.dives.length;
    const dive = plan.dives[i];
    if (dive === undefined) return null;
    const wanted = aim(dive, i, persona, seed);
    const pace = randomFrom(childSeed(seed, `pace:${i}:${state.opened.length}`));
    const pause = Math.round(300 + 300 * (1 - persona.speed) + 350 * pace.next());
    const method = 'touch' as const;
    const before = state.opened.length === 0 ? BEFORE_A_DIVE_MS : 0;
    if (plan.form === 'declare') {
      return { input: { i, action: 'declare', count: wanted, method }, after_ms: 3 * pause + before };
    }
    if (state.opened.length >= wanted) {
      return { input: { i, action: 'surface', method }, after_ms: pause + before };
    }
    const closed = Array.from({ length: CRATES }, (_, crate) => crate).filter(
      (crate) => !state.opened.includes(crate),
    );
    return { input: { i, action: 'open', crate: pace.pick(closed), method }, after_ms: pause + before };
  };
}
