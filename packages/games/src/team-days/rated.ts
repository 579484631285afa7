import type { AnswerKeyItems, RatedItem } from '@tryout/domain/psychometrics/expert-panel';
import { KEY, type TeamDaysKey } from './key.ts';
import { OPTION_KEYS, type ScenarioKey } from './scenarios.ts';

const SCENARIO_KEYS = Object.keys(KEY) as ScenarioKey[];

const itemOf = (scenario: ScenarioKey, option: string) => `${scenario}.${option}`;

/** What experts rate of Team Days: every response of every scenario. */
export const RATED_ITEMS: readonly RatedItem[] = SCENARIO_KEYS.flatMap((scenario) =>
  OPTION_KEYS.map((option) => ({
    key: itemOf(scenario, option),
    group: scenario,
    scale: KEY[scenario].subtrait,
    counts: 'rating' as const,
  })),
);

/** The key of a panel: the mean rating of each response; those that the experts did not agree on are left out. */
export function keyOfPanel(items: AnswerKeyItems): TeamDaysKey {
  return Object.fromEntries(
    SCENARIO_KEYS.map((scenario) => [
      scenario,
      Object.fromEntries(
        OPTION_KEYS.flatMap((option) => {
          const item = items[itemOf(scenario, option)];
          return item?.use === 'kept' ? [[option, { mean: item.mean }]] : [];
        }),
      ),
    ]),
  ) as unknown as TeamDaysKey;
}
