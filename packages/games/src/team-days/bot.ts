import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Persona } from '../task-core.ts';
import type { TeamDaysInput } from './core.ts';
import type { TeamDaysKey } from './key.ts';
import { RATING } from './parse.ts';
import type { PlannedScenario, TeamDaysPlan } from './plan.ts';
import type { TeamDaysState } from './play.ts';
import type { OptionKey } from './scenarios.ts';
import { wordsOf } from './validity.ts';

/** One move of a simulated candidate. */
interface Move {
  readonly input: TeamDaysInput;
  readonly after_ms: number;
}

/** What a response that is left out of the key is worth to a simulated candidate: neither good nor bad. */
const MIDDLE = (RATING.min + RATING.max) / 2;

/** A rating near the key for an able candidate; a less able one wavers, and now and then rates at random. */
function rate(keyed: number, persona: Persona, random: Random): number {
  const want = 1 - persona.ability;
  if (random.next() < 0.5 * want) return RATING.min + random.int(RATING.max);
  const rating = Math.round(keyed + random.normal() * (0.4 + 1.8 * want));
  return Math.min(RATING.max, Math.max(RATING.min, rating));
}

function move(
  { key, planned }: { readonly key: TeamDaysKey; readonly planned: PlannedScenario },
  option: OptionKey | undefined,
  persona: Persona,
  seed: string,
): Move {
  const { scenario, stimulus } = planned;
  const { i } = stimulus;
  const random = randomFrom(childSeed(seed, `rating:${i}:${option ?? 'confirm'}`));
  const pause = 700 + 900 * (1 - persona.speed) + 600 * random.next();
  if (option === undefined) {
    return { input: { i, action: 'confirm', method: 'mouse' }, after_ms: Math.round(pause) };
  }
  const first = option === planned.order[0];
  const reading = first ? (wordsOf(scenario) / (2.5 + 2 * persona.speed)) * 1000 : 0;
  const rating = rate(key[scenario][option]?.mean ?? MIDDLE, persona, random);
  return {
    input: { i, action: 'rate', option, rating, method: 'mouse' },
    after_ms: Math.round(pause + reading),
  };
}

/** A simulated candidate; each rating's draws come from its own seed, so a resumed play goes on the same. */
export function createBot(
  plan: TeamDaysPlan,
  persona: Persona,
  seed: string,
): (state: TeamDaysState) => Move | null {
  return (state) => {
    const planned = plan.scenarios[state.done.length];
    if (planned === undefined) return null;
    const unrated = planned.order.find((option) => state.current[option] === undefined);
    return move({ key: plan.key, planned }, unrated, persona, seed);
  };
}
