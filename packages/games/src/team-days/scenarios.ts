/** Where a scenario happens. */
export type Place = 'quay' | 'office' | 'counter';

/**
 * The scenarios by key, with the place that is drawn; browser-safe. Their words are in `words/<language>.json`; what a
 * response is worth is known to the server alone. A changed wording is another item: raise the judge's version.
 */
export const SCENARIOS = {
  crane_handover: 'quay',
  one_forklift: 'quay',
  wrong_weight: 'quay',
  crane_check: 'quay',
  radio_questions: 'office',
  loading_plan: 'office',
  friends_offer: 'office',
  borrowed_idea: 'office',
  late_ice: 'counter',
  lost_berth: 'counter',
  daily_order: 'counter',
  wrong_office: 'counter',
} as const satisfies Readonly<Record<string, Place>>;

/** Key of a scenario of the real task. */
export type ScenarioKey = keyof typeof SCENARIOS;

/** Key of the practice scenario; it is not part of the task and has no answer key. */
export const PRACTICE_SCENARIO_KEY = 'missing_key';

/** Keys of the four responses of every scenario. */
export const OPTION_KEYS = ['a', 'b', 'c', 'd'] as const;

/** Key of a response. */
export type OptionKey = (typeof OPTION_KEYS)[number];

/** The place to draw for a scenario; the quay for one that belongs nowhere else, such as practice. */
export function placeOf(key: string): Place {
  const known: Readonly<Record<string, Place>> = SCENARIOS;
  return (Object.hasOwn(known, key) ? known[key] : undefined) ?? 'quay';
}
