import { exponential } from '@tryout/domain/statistics/elementary';
import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import {
  type BeltStimulus,
  GOODS,
  isSameAsBefore,
  lastOf,
  type ParcelBeltInput,
  type ShelfStimulus,
} from './core.ts';
import type { ParcelBeltPlan } from './plan.ts';
import { type ParcelBeltState, releasedRounds } from './play.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: ParcelBeltInput;
  readonly after_ms: number;
}

/** Reading how far back the next round compares, ms. */
const BEFORE_A_ROUND_MS = 4000;
/** Reading one article without time, ms. */
const READING_MS = 1400;
/** How sharply mistakes grow with the load, per parcel. */
const SLOPE = 1.8;

/** Chance of a wrong decision: one quarter where the load is the person's capacity, half far beyond it. */
function mistakeChance(persona: Persona, load: number): number {
  const capacity = 0.95 + 2.6 * persona.ability;
  return 0.02 * persona.lapse + 0.5 / (1 + exponential(-SLOPE * (load - capacity)));
}

function pressTime(random: Random, persona: Persona, soa_ms: number): number {
  const ms = 760 - 240 * persona.speed + 130 * random.normal() + 160 * random.next();
  return Math.round(Math.min(soa_ms - 50, Math.max(260, ms)));
}

function playBelt(shown: BeltStimulus, persona: Persona, random: Random): Move {
  const { signs, back, soa_ms } = shown;
  const wrong = mistakeChance(persona, back);
  const presses = signs.flatMap((_, at) => {
    const same = isSameAsBefore(signs, back, at);
    const slips = random.next() < (same ? wrong * 1.3 : wrong * 0.7);
    const rt_ms = pressTime(random, persona, soa_ms);
    return at >= back && same !== slips ? [{ at, rt_ms }] : [];
  });
  return {
    input: {
      task: 'belt',
      i: shown.i,
      form: shown.form,
      pressed: presses.map((press) => press.at),
      rt_ms: presses.map((press) => press.rt_ms),
      extra_presses: 0,
      method: presses.length === 0 ? null : 'key',
      frame_ms: 16.7,
    },
    after_ms: signs.length * soa_ms + BEFORE_A_ROUND_MS,
  };
}

function playShelf(shown: ShelfStimulus, persona: Persona, random: Random): Move {
  const recalled = shown.kinds.map((kind) => {
    const remembers = random.next() < 0.25 + 0.6 * persona.ability - 0.05 * persona.lapse;
    const guess = random.pick<string>(GOODS[kind]);
    return remembers ? (lastOf(shown.articles, kind) ?? guess) : guess;
  });
  return {
    input: { task: 'shelf', i: shown.i, form: shown.form, recalled, method: 'key' },
    after_ms: shown.articles.length * READING_MS + BEFORE_A_ROUND_MS * shown.kinds.length,
  };
}

/** A simulated candidate; each round's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: ParcelBeltPlan,
  persona: Persona,
  seed: string,
): (state: ParcelBeltState) => Move | null {
  return (state) => {
    const [shown] = releasedRounds(plan, state);
    if (shown === undefined) return null;
    const random = randomFrom(childSeed(seed, `round:${shown.i}:${shown.form}`));
    return shown.task === 'belt' ? playBelt(shown, persona, random) : playShelf(shown, persona, random);
  };
}
