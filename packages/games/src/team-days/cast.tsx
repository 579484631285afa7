import type { PRACTICE_SCENARIO_KEY, ScenarioKey } from './scenarios.ts';

/** How somebody of the team looks. */
export interface Look {
  readonly skin: string;
  readonly cloth: string;
  readonly hair: 'short' | 'bun' | 'scarf' | 'cap' | 'long' | 'grey' | 'curls';
  readonly vest?: boolean;
}

/** What an arm does while something is said. */
export type Gesture = 'points' | 'asks' | 'thinks' | 'waves' | 'hips';

const LIGHT = 'var(--skin-a)';
const DARK = 'var(--skin-b)';
const GREEN = 'var(--cloth-a)';
const OCHRE = 'var(--cloth-b)';
const SLATE = 'var(--roof-c)';
const BRICK = 'var(--roof-b)';
const SEA = 'var(--sea-deep)';

const look = (skin: string, cloth: string, hair: Look['hair'], vest = false): Look => ({
  skin,
  cloth,
  hair,
  vest,
});

/** Who is seen in a scenario, from left to right; each has a cast of its own, so that a new day looks like one. */
const CASTS: Readonly<Record<ScenarioKey | typeof PRACTICE_SCENARIO_KEY, readonly [Look, Look, Look]>> = {
  crane_handover: [
    look(DARK, GREEN, 'cap', true),
    look(LIGHT, SLATE, 'short', true),
    look(LIGHT, OCHRE, 'bun'),
  ],
  one_forklift: [look(LIGHT, OCHRE, 'long', true), look(DARK, BRICK, 'curls'), look(LIGHT, SEA, 'cap')],
  wrong_weight: [look(LIGHT, BRICK, 'grey', true), look(DARK, GREEN, 'scarf'), look(LIGHT, SLATE, 'short')],
  crane_check: [look(DARK, SLATE, 'curls', true), look(LIGHT, GREEN, 'grey', true), look(DARK, OCHRE, 'cap')],
  radio_questions: [look(LIGHT, OCHRE, 'short'), look(DARK, GREEN, 'scarf'), look(LIGHT, BRICK, 'bun')],
  loading_plan: [look(DARK, BRICK, 'bun'), look(LIGHT, SEA, 'long'), look(DARK, GREEN, 'short')],
  friends_offer: [look(LIGHT, GREEN, 'curls'), look(LIGHT, SLATE, 'grey'), look(DARK, OCHRE, 'scarf')],
  borrowed_idea: [look(DARK, OCHRE, 'grey'), look(LIGHT, BRICK, 'cap'), look(LIGHT, GREEN, 'long')],
  late_ice: [look(LIGHT, BRICK, 'short'), look(DARK, GREEN, 'curls'), look(LIGHT, SEA, 'bun')],
  lost_berth: [look(LIGHT, SLATE, 'cap'), look(DARK, OCHRE, 'scarf'), look(DARK, BRICK, 'short')],
  daily_order: [look(DARK, BRICK, 'scarf'), look(LIGHT, GREEN, 'short'), look(LIGHT, SLATE, 'grey')],
  wrong_office: [look(DARK, SEA, 'grey'), look(LIGHT, OCHRE, 'long'), look(LIGHT, BRICK, 'curls')],
  missing_key: [look(DARK, GREEN, 'cap', true), look(LIGHT, SLATE, 'bun', true), look(LIGHT, OCHRE, 'short')],
};

/** The cast of a scenario; that of practice for one that is not known here. */
export function castOf(scenario: string): readonly [Look, Look, Look] {
  const known: Readonly<Record<string, readonly [Look, Look, Look]>> = CASTS;
  return (Object.hasOwn(known, scenario) ? known[scenario] : undefined) ?? CASTS.missing_key;
}

/** What those on the left and on the right do in a scenario, and how far they stand from where they stand in others. */
interface Stance {
  readonly left: Gesture;
  readonly right: Gesture;
  readonly aside: number;
}

const STANCES: Readonly<Record<ScenarioKey | typeof PRACTICE_SCENARIO_KEY, Stance>> = {
  crane_handover: { left: 'points', right: 'thinks', aside: -8 },
  one_forklift: { left: 'hips', right: 'asks', aside: 12 },
  wrong_weight: { left: 'asks', right: 'hips', aside: 0 },
  crane_check: { left: 'waves', right: 'thinks', aside: -14 },
  radio_questions: { left: 'asks', right: 'thinks', aside: 10 },
  loading_plan: { left: 'points', right: 'hips', aside: -8 },
  friends_offer: { left: 'waves', right: 'asks', aside: 0 },
  borrowed_idea: { left: 'hips', right: 'points', aside: 14 },
  late_ice: { left: 'asks', right: 'hips', aside: -6 },
  lost_berth: { left: 'points', right: 'thinks', aside: 8 },
  daily_order: { left: 'waves', right: 'asks', aside: 0 },
  wrong_office: { left: 'asks', right: 'points', aside: -10 },
  missing_key: { left: 'asks', right: 'hips', aside: 0 },
};

/** How the people of a scenario stand; as in practice where it is not known here. */
export function stanceOf(scenario: string): Stance {
  const known: Readonly<Record<string, Stance>> = STANCES;
  return (Object.hasOwn(known, scenario) ? known[scenario] : undefined) ?? STANCES.missing_key;
}
