import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import { mostToGive, type TradePostInput, type TradePostStimulus } from './core.ts';
import type { TradePostPlan } from './plan.ts';
import type { TradePostState } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: TradePostInput;
  readonly after_ms: number;
}

/** Share that is usually given in each role: about what people give in the laboratory. */
const USUAL = { sender: 0.5, trustee: 0.37, proposer: 0.42, responder: 0 } as const;
/** Coins from which an offer is usually accepted. */
const USUAL_LOWEST = 2.4;

function giveShare(role: TradePostStimulus['role'], persona: Persona, random: Random): number {
  const daring = role === 'sender' ? 0.4 * (persona.risk - 0.5) : 0;
  return USUAL[role] + daring + 0.12 * random.normal();
}

/** A simulated candidate; each round's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: TradePostPlan,
  persona: Persona,
  seed: string,
): (state: TradePostState) => Move | null {
  return (state) => {
    const stimulus = plan.rounds[state.rounds.length]?.stimulus;
    if (stimulus === undefined) return null;
    const { i, role } = stimulus;
    const random = randomFrom(childSeed(seed, `round:${i}`));
    const rt_ms = Math.round(3500 + 4000 * (1 - persona.speed) + 5000 * random.next());
    const common = { i, rt_ms, method: 'mouse' } as const;
    const after_ms = rt_ms + 1800;
    if (role === 'responder') {
      const accept = (stimulus.ship_gave ?? 0) + 0.8 * random.normal() >= USUAL_LOWEST;
      return { input: { ...common, action: 'answer', accept }, after_ms };
    }
    const most = mostToGive(stimulus);
    const amount = Math.round(Math.min(1, Math.max(0, giveShare(role, persona, random))) * most);
    return { input: { ...common, action: 'give', amount }, after_ms };
  };
}
