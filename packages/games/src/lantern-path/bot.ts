import { exponential } from '@tryout/domain/statistics/elementary';
import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import { askedTaps, type LanternPathInput } from './core.ts';
import { directionOf, type LanternPathPlan, pathOf } from './plan.ts';
import type { LanternPathState } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: LanternPathInput;
  readonly after_ms: number;
}

/** Time between an answer and the first light of the next path, ms. */
const BETWEEN_PATHS_MS = 1500;
/** How sharply a person's chances fall around their capacity, per lantern. */
const SLOPE = 1.7;
/** What walking a path backward costs, lanterns. */
const BACKWARD_COST = 0.4;

/** Chance of a path without a fault: one half where its length is the person's capacity. */
function chance(persona: Persona, length: number, backward: boolean): number {
  const capacity = 4.05 + 2.8 * persona.ability - (backward ? BACKWARD_COST : 0);
  return (1 - 0.04 * persona.lapse) / (1 + exponential(SLOPE * (length - capacity)));
}

function tapTimes(random: Random, persona: Persona, count: number): readonly number[] {
  let t_ms = 500 + 500 * (1 - persona.speed) + 200 * random.next();
  return Array.from({ length: count }, () => {
    t_ms += 320 + 260 * (1 - persona.speed) + 240 * random.next();
    return Math.round(t_ms);
  });
}

/** The taps asked for, with the last two the other way round where the person slips. */
function taps(asked: readonly number[], right: boolean): readonly number[] {
  if (right) return asked;
  const [last = 0, before = 0] = asked.toReversed();
  return [...asked.slice(0, -2), last, before];
}

/** A simulated candidate; each path's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: LanternPathPlan,
  persona: Persona,
  seed: string,
): (state: LanternPathState) => Move | null {
  return (state) => {
    const i = state.answers.length;
    if (i >= plan.of) return null;
    const random = randomFrom(childSeed(seed, `path:${i}:${state.form}`));
    const { length } = state.stair;
    const direction = directionOf(plan, i);
    const right = random.next() < chance(persona, length, direction === 'backward');
    const tap_ms = tapTimes(random, persona, length);
    const answer_ms = (tap_ms.at(-1) ?? 0) + 400 + random.int(300);
    const asked = askedTaps(pathOf(plan, i, state.form, length), direction);
    return {
      input: {
        i,
        form: state.form,
        taps: taps(asked, right),
        tap_ms,
        answer_ms,
        taken_back: random.next() < 0.05 ? 1 : 0,
        method: 'touch',
        frame_ms: 16.7,
      },
      after_ms: length * (plan.pace_ms ?? 900) + answer_ms + BETWEEN_PATHS_MS,
    };
  };
}
