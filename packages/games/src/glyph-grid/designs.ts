import type { ItemParameters } from '@tryout/domain/statistics/irt';
import { ATTRIBUTES_OF, type Attribute } from './attributes.ts';
import type { Layout } from './core.ts';
import { RULES_OF, type Rule } from './rules.ts';

/** A rule and what it is about. */
export interface DesignedRule {
  readonly attribute: Attribute;
  readonly rule: Rule;
}

/** What an item asks for, without its surface. Items of one design are parallel forms of each other. */
export interface Design {
  readonly layout: Layout;
  /** One to four rules, the hardest first. All other attributes stay the same over the whole item. */
  readonly rules: readonly DesignedRule[];
  /** Difficulty on the scale of ability: a prior from number and kind of rules, not yet calibrated. */
  readonly b: number;
  /** How it behaves as an item. */
  readonly item: ItemParameters;
}

/** Discrimination, chance of guessing among four options, and chance of no slip: priors, the same for every item. */
const PRIOR = { a: 1.5, c: 0.25, d: 0.98 } as const;

/** How much harder each kind of rule makes an item, logits (order after Carpenter, Just & Shell 1990). */
const LOAD: Readonly<Record<Rule, number>> = {
  constant: 0.4,
  progression: 1,
  distribution: 1.5,
  add: 1.7,
  subtract: 1.9,
  xor: 2.8,
};

/** Turns are harder to follow than sizes, places harder than figures; logits more. */
const EXTRA: Partial<Record<Attribute, number>> = { rotation: 0.2, position: 0.2 };

/** What the hardest rule counts, the next one, and so on: the options ask for the two hardest. */
const SHARES = [1, 0.8, 0.5, 0.35] as const;

/** Difficulty of an item without any rule. */
const EASIEST = -2.6;

function loadOf({ attribute, rule }: DesignedRule): number {
  return LOAD[rule] + (EXTRA[attribute] ?? 0);
}

/** Prior difficulty of a set of rules, hardest first, on the scale of ability; two decimals. */
export function priorDifficulty(rules: readonly DesignedRule[]): number {
  const load = rules.reduce((sum, rule, i) => sum + loadOf(rule) * (SHARES[i] ?? 0), 0);
  return Math.round((EASIEST + load) * 100) / 100;
}

/** The attribute that a layout is there for: it always follows a rule. */
const SUBJECT: Partial<Record<Layout, Attribute>> = { group: 'count', places: 'position' };

function ruleSets(layout: Layout): readonly (readonly DesignedRule[])[] {
  return ATTRIBUTES_OF[layout].reduce<readonly (readonly DesignedRule[])[]>(
    (sets, attribute) => {
      const withRule = RULES_OF[attribute].map((rule) => ({ attribute, rule }));
      const without = SUBJECT[layout] === attribute ? [] : sets;
      return [...without, ...sets.flatMap((set) => withRule.map((rule) => [...set, rule]))];
    },
    [[]],
  );
}

/** Every design there is, in a fixed order. */
export const DESIGNS: readonly Design[] = (['one', 'group', 'places'] as const).flatMap((layout) =>
  ruleSets(layout)
    .filter((rules) => rules.length > 0)
    .map((given) => {
      const rules = given.toSorted((one, other) => loadOf(other) - loadOf(one));
      const b = priorDifficulty(rules);
      return { layout, rules, b, item: { ...PRIOR, b } };
    }),
);

/** Seconds that an item usually takes, by its rules; only the threshold for rapid guesses rests on it. */
export function usualTimeMs(design: Design): number {
  return 6000 + 4000 * design.rules.length;
}
