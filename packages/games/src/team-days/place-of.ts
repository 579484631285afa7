import type { Scenario } from './scenario-text.ts';
import { PRACTICE_SCENARIO, PRACTICE_SCENARIO_KEY, SCENARIOS } from './scenarios.ts';
import { COUNTER_SCENARIOS } from './scenarios-counter.ts';
import { OFFICE_SCENARIOS } from './scenarios-office.ts';

/** Where a scenario happens. */
export type Place = 'quay' | 'office' | 'counter';

/** The place to draw for a scenario; the quay for one that belongs nowhere else, such as practice. */
export function placeOf(key: string): Place {
  if (Object.hasOwn(OFFICE_SCENARIOS, key)) return 'office';
  if (Object.hasOwn(COUNTER_SCENARIOS, key)) return 'counter';
  return 'quay';
}

/** The words of a scenario. @throws RangeError for a key that this build does not know. */
export function scenarioOf(key: string): Scenario {
  if (key === PRACTICE_SCENARIO_KEY) return PRACTICE_SCENARIO;
  const known: Readonly<Record<string, Scenario>> = SCENARIOS;
  const found = Object.hasOwn(known, key) ? known[key] : undefined;
  if (found === undefined) throw new RangeError(`no scenario is called ${key}`);
  return found;
}
