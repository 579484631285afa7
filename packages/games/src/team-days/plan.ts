import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations, TimeFactor } from '../task-core.ts';
import type { TeamDaysStimulus } from './core.ts';
import { AUTHORS_KEY, KEY, SUBTRAITS, type TeamDaysKey } from './key.ts';
import { OPTION_KEYS, type OptionKey, SCENARIOS, type ScenarioKey } from './scenarios.ts';
import type { TeamDaysConfig } from './settings.ts';

/** One drawn scenario. */
export interface PlannedScenario {
  readonly scenario: ScenarioKey;
  /** The responses in the order in which they are shown. */
  readonly order: readonly OptionKey[];
  readonly stimulus: TeamDaysStimulus;
}

/** Everything drawn before the first scenario. */
export interface TeamDaysPlan {
  readonly config: TeamDaysConfig;
  readonly time_factor: TimeFactor;
  readonly scenarios: readonly PlannedScenario[];
  /** What the responses are worth. */
  readonly key: TeamDaysKey;
}

const SCENARIO_KEYS = (Object.keys(SCENARIOS) as ScenarioKey[]).toSorted();

/**
 * Draws scenarios and orders from the seed; the same arguments always give the same plan. A scenario of which the key
 * counts nothing is not drawn.
 */
export function planScenarios(
  config: TeamDaysConfig,
  accommodations: Accommodations,
  seed: string,
  key: TeamDaysKey = AUTHORS_KEY,
): TeamDaysPlan {
  const random = randomFrom(childSeed(seed, 'scenarios'));
  const each = config.scenarios / SUBTRAITS.length;
  const chosen = SUBTRAITS.flatMap((subtrait) =>
    random
      .shuffle(
        SCENARIO_KEYS.filter((each) => KEY[each].subtrait === subtrait && Object.keys(key[each]).length > 0),
      )
      .slice(0, each),
  );
  const scenarios = random.shuffle(chosen).map((scenario, i) => {
    const order = random.shuffle(OPTION_KEYS);
    return { scenario, order, stimulus: { i, scenario, options: order } };
  });
  return { config, time_factor: accommodations.time_factor, scenarios, key };
}
