import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import { DECISIONS, type Decision, type ShiftDeskInput } from './core.ts';
import { isComplete, pendingInterruption } from './desk.ts';
import type { ShiftDeskPlan } from './plan.ts';
import type { ShiftDeskState } from './play.ts';

interface Move {
  readonly input: ShiftDeskInput;
  readonly after_ms: number;
}

/** Time for one thing at average speed, ms: about twenty of them come to five minutes. */
const USUAL_MS = 14_000;

/** Where a message that is left out of the key belongs for a simulated candidate. */
const MIDDLE = 5.5;

/** The order that a persona has in mind: ranks of the key with errors that shrink with ability. */
function intended(
  { key }: ShiftDeskPlan,
  persona: Persona,
  seed: string,
  order: readonly string[],
): readonly string[] {
  const blur = 7 * (1 - persona.ability) + 0.3;
  const felt = new Map(
    order.map((id) => [
      id,
      (key.rank[id] ?? MIDDLE) + blur * randomFrom(childSeed(seed, `rank:${id}`)).normal(),
    ]),
  );
  return order.toSorted((one, other) => (felt.get(one) ?? 0) - (felt.get(other) ?? 0));
}

/** A simulated candidate: decides message by message from the top of its order, and puts each where it belongs. */
export function createBot(
  plan: ShiftDeskPlan,
  persona: Persona,
  seed: string,
): (state: ShiftDeskState) => Move | null {
  const next = ({ desk, counted_to, form }: ShiftDeskState): ShiftDeskInput => {
    if (counted_to === null) return { action: 'begin', form };
    const pending = pendingInterruption(plan, desk);
    if (pending?.kind === 'message') return { action: 'take', method: 'mouse' };
    if (pending?.kind === 'question') {
      const random = randomFrom(childSeed(seed, 'question'));
      const right = random.next() < 0.4 + 0.55 * persona.ability;
      const option = right ? plan.right_pier : (plan.right_pier + 1) % pending.piers.length;
      return { action: 'answer', option, method: 'mouse' };
    }
    const wanted = intended(plan, persona, seed, desk.order);
    const place = wanted.findIndex((id, at) => desk.order[at] !== id);
    const misplaced = wanted[place];
    const open = wanted.find((id) => desk.decisions[id] === undefined);
    // The order is put right as far as the work has come, then the next message is decided on.
    const reached = open === undefined ? wanted.length : wanted.indexOf(open);
    if (misplaced !== undefined && place <= reached)
      return { action: 'move', message: misplaced, to: place, method: 'mouse' };
    if (open !== undefined) {
      const random = randomFrom(childSeed(seed, `decide:${open}`));
      const knows = random.next() < 0.25 + 0.72 * persona.ability - 0.05 * persona.lapse;
      const keyed = knows ? plan.key.decision[open] : null;
      const decision: Decision = keyed ?? random.pick(DECISIONS);
      return { action: 'decide', message: open, decision, method: 'mouse' };
    }
    return { action: 'done' };
  };
  return (state) => {
    if (state.desk.over) return null;
    const random = randomFrom(childSeed(seed, `time:${state.deeds.length}`));
    const after_ms = Math.round(
      Math.max(1200, USUAL_MS * (1.3 - 0.6 * persona.speed) * (0.55 + 0.9 * random.next())),
    );
    const left = plan.limit_ms === null ? null : plan.limit_ms - state.elapsed_ms;
    if (state.counted_to !== null && left !== null && after_ms >= left && !isComplete(plan, state.desk))
      return { input: { action: 'time_up' }, after_ms: left };
    return { input: next(state), after_ms };
  };
}
