import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import type { CargoDroneInput } from './core.ts';
import type { CargoDronePlan } from './plan.ts';
import type { CargoDroneState } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: CargoDroneInput;
  readonly after_ms: number;
}

/** Time to look at how the last flight ended, ms. */
const BETWEEN_FLIGHTS_MS = 1200;

/**
 * The load aimed at. An able candidate is near the best load and steady; a less able one loads far too little (as
 * most people do), more or less of it by taste for risk, and wavers. A loss makes the next load a little smaller.
 */
function aim(plan: CargoDronePlan, state: CargoDroneState, persona: Persona, seed: string): number {
  const { most } = plan.config;
  const random = randomFrom(childSeed(seed, `flight:${state.flights.length}`));
  const want = 1 - persona.ability;
  const centre = 0.5 - 0.36 * want + 0.3 * want * (persona.risk - 0.5);
  const shy = state.flights.at(-1)?.lost ? 0.04 * want : 0;
  const load = (centre - shy + random.normal() * (0.02 + 0.08 * want)) * most;
  return Math.round(Math.min(most - 1, Math.max(1, load)));
}

/** A simulated candidate; each flight's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: CargoDronePlan,
  persona: Persona,
  seed: string,
): (state: CargoDroneState) => Move | null {
  return (state) => {
    const flight = state.flights.length;
    if (flight >= plan.config.flights) return null;
    const target = aim(plan, state, persona, seed);
    const pace = randomFrom(childSeed(seed, `pace:${flight}:${state.loaded}`));
    const pause = Math.round(140 + 160 * (1 - persona.speed) + 120 * pace.next());
    const method = 'key' as const;
    const first = state.loaded === 0 ? BETWEEN_FLIGHTS_MS : 0;
    if (plan.form === 'declare') {
      return { input: { flight, action: 'declare', target, method }, after_ms: pause * 10 + first };
    }
    const action = state.loaded < target ? 'load' : 'send';
    return { input: { flight, action, method }, after_ms: pause + first };
  };
}
