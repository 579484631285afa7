import { mean, median, sd } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import { KEY, SUBTRAITS, type TeamDaysSubtrait } from './key.ts';
import { RATING } from './parse.ts';
import type { PlannedScenario, TeamDaysPlan } from './plan.ts';
import type { TeamDaysState } from './play.ts';
import type { ScenarioKey } from './scenarios.ts';
import { OPTION_KEYS, type OptionKey } from './scenarios.ts';

/** One rated response beside its key. */
export interface RatedResponse {
  readonly i: number;
  readonly scenario: ScenarioKey;
  readonly subtrait: TeamDaysSubtrait;
  readonly option: OptionKey;
  readonly rating: number;
  readonly keyed: number;
}

/**
 * How near a rating is to the key, 0 to 1: 1 less the distance in parts of the greatest possible distance from that
 * key (simulations §1.12).
 */
export function closeness(rating: number, keyed: number): number {
  return 1 - Math.abs(rating - keyed) / Math.max(keyed - RATING.min, RATING.max - keyed);
}

/**
 * Ratings with the person's own mean and spread exchanged for those of the key over the same responses, held within
 * 1 to 7: `mean_key + sd_key * (rating - mean_person) / sd_person`. What is left is how the person orders and spaces
 * the responses, not a taste for high, low or extreme ratings. A person who gave one single rating throughout has no
 * order; each response then counts as the mean of the key. De Leng et al. 2017 found this choice to matter most
 * among 28 ways to score situational judgement.
 */
export function standardised(responses: readonly RatedResponse[]): readonly number[] {
  const ratings = responses.map((response) => response.rating);
  const keys = responses.map((response) => response.keyed);
  const [centre, spread] = [mean(ratings) ?? 0, sd(ratings) ?? 0];
  const [keyCentre, keySpread] = [mean(keys) ?? 0, sd(keys) ?? 0];
  return ratings.map((rating) => {
    const z = spread === 0 ? 0 : (rating - centre) / spread;
    return Math.min(RATING.max, Math.max(RATING.min, keyCentre + keySpread * z));
  });
}

/** Closeness of each response to its key, 0 to 1, in the given order. */
export function closenesses(responses: readonly RatedResponse[], standardise: boolean): readonly number[] {
  const compared = standardise ? standardised(responses) : responses.map((response) => response.rating);
  return responses.map(({ keyed }, i) => closeness(compared[i] ?? keyed, keyed));
}

/** All responses of the confirmed scenarios that the key counts, in the order in which the scenarios were shown. */
export function ratedResponses(plan: TeamDaysPlan, state: TeamDaysState): readonly RatedResponse[] {
  return state.done.flatMap(({ ratings }, i) => {
    const { scenario } = plan.scenarios[i] as PlannedScenario;
    const { subtrait } = KEY[scenario];
    return OPTION_KEYS.flatMap((option) => {
      const keyed = plan.key[scenario][option]?.mean;
      return keyed === undefined ? [] : [{ i, scenario, subtrait, option, rating: ratings[option], keyed }];
    });
  });
}

/** Whether all four responses of a scenario got the same rating. */
export function isStraightLine(ratings: Readonly<Record<OptionKey, number>>): boolean {
  return new Set(Object.values(ratings)).size === 1;
}

function percent(values: readonly number[]): Measured {
  const share = mean(values);
  return share === null ? 'not_reached' : { value: share * 100, trials: values.length };
}

/** Every measure of the task by data point key; none when no scenario was confirmed. */
export function measure(plan: TeamDaysPlan, state: TeamDaysState): Readonly<Record<string, Measured>> {
  if (state.done.length === 0) return {};
  const responses = ratedResponses(plan, state);
  const close = closenesses(responses, plan.config.standardise);
  const seconds = state.done.flatMap((scenario) => scenario.seconds ?? []);
  const bySubtrait = SUBTRAITS.map((subtrait): [string, Measured] => [
    subtrait,
    percent(close.filter((_, i) => responses[i]?.subtrait === subtrait)),
  ]);
  return {
    ...Object.fromEntries(bySubtrait),
    agreement_all: percent(close),
    straight_lining: state.done.filter(({ ratings }) => isStraightLine(ratings)).length / state.done.length,
    median_seconds: median(seconds) ?? 'too_few_trials',
  };
}
