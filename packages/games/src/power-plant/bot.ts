import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import type { Demand, PowerPlantInput } from './core.ts';
import { rightOrder } from './dials.ts';
import { expectedGain } from './offers.ts';
import type { PowerPlantPlan } from './plan.ts';
import { type OpenShift, type PowerPlantState, shiftOf } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: PowerPlantInput;
  readonly after_ms: number;
}

/** Expected points for which the average candidate takes the hard shift. */
const USUAL_PRICE = 7;

/** An able candidate takes the hard shift when it is worth the trouble; a less able one wavers. */
function choose(plan: PowerPlantPlan, i: number, persona: Persona, seed: string): Move {
  const random = randomFrom(childSeed(seed, `choice:${i}`));
  const want = 1 - persona.ability;
  const gain = expectedGain(plan.offers[i] as NonNullable<PowerPlantPlan['offers'][number]>);
  const felt = gain + random.normal() * (0.5 + 22 * want * want);
  const price = USUAL_PRICE + 4 * (0.5 - persona.risk);
  const demand: Demand = felt > price ? 'hard' : 'easy';
  const rt_ms = Math.round(1400 + 1600 * (1 - persona.speed) + 1800 * random.next());
  return { input: { i, action: 'choose', demand, rt_ms, method: 'mouse' }, after_ms: rt_ms + 900 };
}

function work(plan: PowerPlantPlan, i: number, open: OpenShift, persona: Persona, seed: string): Move {
  const { dials, deadline_ms } = shiftOf(plan, i, open);
  const random = randomFrom(childSeed(seed, `work:${i}:${open.form}:${open.attempts_left}`));
  const right = [...rightOrder(dials)];
  const slips = (open.demand === 'hard' ? 0.4 : 0.06) * (1 - persona.ability);
  if (random.next() < slips) [right[0], right[1]] = [right[1] ?? 1, right[0] ?? 0];
  const each = (open.demand === 'hard' ? 3200 : 900) * (1.5 - persona.speed) * (0.8 + 0.4 * random.next());
  const second = open.attempts_left === 1 ? 1.5 : 1;
  const rt_ms = Math.min(Math.round(each * dials.length * second), deadline_ms ?? Number.POSITIVE_INFINITY);
  const { form } = open;
  return {
    input: { i, action: 'order', form, order: right, presses: dials.length, rt_ms, method: 'mouse' },
    after_ms: rt_ms + 200,
  };
}

/** A simulated candidate; each move's draws come from their own seed, so a resumed play goes on the same. */
export function createBot(
  plan: PowerPlantPlan,
  persona: Persona,
  seed: string,
): (state: PowerPlantState) => Move | null {
  return (state) => {
    const i = state.rounds.length;
    if (i >= plan.config.choices) return null;
    return state.open === null ? choose(plan, i, persona, seed) : work(plan, i, state.open, persona, seed);
  };
}
