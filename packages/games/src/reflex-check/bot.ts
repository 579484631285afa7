import { logarithm } from '@tryout/domain/statistics/elementary';
import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import type { ReflexCheckInput, ReflexCheckStimulus } from './core.ts';
import type { ReflexCheckPlan } from './plan.ts';
import type { ReflexCheckState } from './play.ts';
import { SIDE_OF } from './sides.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: ReflexCheckInput;
  readonly after_ms: number;
}

/** Time between an answer and the next wait, ms. */
const BETWEEN_TRIALS_MS = 80;

/** A response time with the right skew of real ones: a normal part and an exponential tail (Luce 1986). */
function drawTime(random: Random, persona: Persona, part: 'simple' | 'choice'): number {
  const able = 1 - persona.ability;
  const slow = 1 - persona.speed;
  const centre = part === 'simple' ? 240 + 50 * able + 60 * slow : 310 + 110 * able + 110 * slow;
  const spread = part === 'simple' ? 25 : 35 + 20 * able;
  const tail = -logarithm(1 - random.next()) * (30 + 50 * able);
  return Math.round(Math.max(190, centre + spread * random.normal() + tail));
}

function playSignal(stimulus: ReflexCheckStimulus, persona: Persona, random: Random): Move {
  const { i, part, signal, wait_ms, deadline_ms } = stimulus;
  const rt = drawTime(random, persona, part);
  const lapsed = random.next() < 0.03 * persona.lapse;
  const right = random.next() < 0.95 + 0.045 * persona.ability;
  const asked = SIDE_OF[signal];
  const other = asked === 'left' ? 'right' : 'left';
  if (deadline_ms !== null && (lapsed || rt > deadline_ms)) {
    const input = { i, response: null, rt_ms: null, method: null, frame_ms: 16.7 };
    return { input, after_ms: wait_ms + BETWEEN_TRIALS_MS + deadline_ms };
  }
  const response = right ? asked : other;
  const input = { i, response, rt_ms: rt, method: 'key' as const, frame_ms: 16.7 };
  return { input, after_ms: wait_ms + BETWEEN_TRIALS_MS + rt };
}

/** A simulated candidate; each signal's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: ReflexCheckPlan,
  persona: Persona,
  seed: string,
): (state: ReflexCheckState) => Move | null {
  return (state) => {
    const stimulus = plan.trials[state.answers.length];
    if (stimulus === undefined) return null;
    return playSignal(stimulus, persona, randomFrom(childSeed(seed, `signal:${stimulus.i}`)));
  };
}
