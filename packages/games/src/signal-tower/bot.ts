import { logarithm } from '@tryout/domain/statistics/elementary';
import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import type { Direction, SignalTowerInput } from './core.ts';
import type { PlannedTrial, SignalTowerPlan } from './plan.ts';
import type { SignalTowerState } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: SignalTowerInput;
  readonly after_ms: number;
}

/** Time between an answer and the next fixation, ms. */
const BETWEEN_TRIALS_MS = 80;

function opposite(direction: Direction): Direction {
  return direction === 'left' ? 'right' : 'left';
}

/** A response time with the right skew of real ones: a normal part and an exponential tail (Luce 1986). */
function drawTime(random: Random, persona: Persona, congruent: boolean): number {
  const centre =
    700 - 170 * persona.ability - 130 * persona.speed + (congruent ? 0 : 110 - 70 * persona.ability);
  const tail = -logarithm(1 - random.next()) * (45 + 40 * (1 - persona.ability));
  return Math.round(Math.max(220, centre + 45 * random.normal() + tail));
}

function playTrial(trial: PlannedTrial, persona: Persona, random: Random): Move {
  const { stimulus } = trial;
  const rt = drawTime(random, persona, trial.congruent);
  const lapsed = random.next() < 0.06 * persona.lapse;
  const right =
    random.next() < (trial.congruent ? 0.93 : 0.82) + persona.ability * (trial.congruent ? 0.06 : 0.16);
  const late = stimulus.deadline_ms !== null && (lapsed || rt > stimulus.deadline_ms);
  const answered = stimulus.fixation_ms + BETWEEN_TRIALS_MS + (late ? (stimulus.deadline_ms ?? 0) : rt);
  const missed = { i: stimulus.i, response: null, rt_ms: null, method: null, frame_ms: 16.7 };
  const response = right ? trial.target : opposite(trial.target);
  const given = { i: stimulus.i, response, rt_ms: rt, method: 'key' as const, frame_ms: 16.7 };
  return { input: late ? missed : given, after_ms: answered };
}

/** A simulated candidate; each trial's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: SignalTowerPlan,
  persona: Persona,
  seed: string,
): (state: SignalTowerState) => Move | null {
  return (state) => {
    const trial = plan.trials[state.answers.length];
    if (trial === undefined) return null;
    return playTrial(trial, persona, randomFrom(childSeed(seed, `trial:${trial.stimulus.i}`)));
  };
}
