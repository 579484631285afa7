import { balanceTo100 } from '../simulations/rank-weights.ts';
import { sd } from '../statistics/statistics.ts';
import type { ScoreTemplate } from './score-template.ts';

/**
 * What weights come to at work. A part that people hardly differ in moves nobody, however much it is said to weigh: the
 * part that a sibling has in what sets people apart goes with its weight times its spread.
 */

/** One of siblings: its set weight, and how far people's scores on it spread. */
export interface SpreadWeight {
  /** Set weight, 0 or more, in any unit that siblings share. */
  readonly weight: number;
  /** Standard deviation of its scores among people, in points; null: unknown. */
  readonly sd: number | null;
}

/**
 * Effective weights in percent of the siblings: weight times spread, as shares.
 * @returns null for a part whose spread is unknown, which is left out of the shares; all null where nothing spreads
 */
export function effectiveWeights(parts: readonly SpreadWeight[]): readonly (number | null)[] {
  const works = parts.map(({ weight, sd: spread }) => (spread === null ? null : weight * spread));
  const total = works.reduce((sum: number, work) => sum + (work ?? 0), 0);
  return works.map((work) => (work === null || total === 0 ? null : (100 * work) / total));
}

/**
 * Weights under which every part works as much as it is set to now: the set weight by its spread, balanced to 100 with
 * two places. A part of unknown spread, or that nobody differs in, is taken to spread like its siblings on average.
 */
export function weightsThatCountAsSet(parts: readonly SpreadWeight[]): readonly number[] {
  const known = parts.flatMap(({ sd: spread }) => (spread !== null && spread > 0 ? [spread] : []));
  const usual = known.length === 0 ? 1 : known.reduce((sum, each) => sum + each, 0) / known.length;
  return balanceTo100(
    parts.map(({ weight, sd: spread }) => weight / (spread !== null && spread > 0 ? spread : usual)),
  );
}

/** Scores of one person at every level, by id; null: Not Calculated. Traits and subtraits are told within their category. */
export interface LevelScores {
  readonly categories: Readonly<Record<string, number | null>>;
  /** By `category trait`. */
  readonly traits: Readonly<Record<string, number | null>>;
  /** By `category trait subtrait`. */
  readonly subtraits: Readonly<Record<string, number | null>>;
}

/** How a trait or subtrait is named within its category. */
export function placeOf(...ids: readonly string[]): string {
  return ids.join(' ');
}

/** One part of a template with what it comes to. */
export interface EffectivePart {
  /** `placeOf` its category, trait and subtrait. */
  readonly place: string;
  readonly level: 'category' | 'trait' | 'subtrait';
  /** Set weight in percent of its siblings. */
  readonly set: number;
  /** Spread of its scores among people, points, before any boost; null where it is unknown. */
  readonly sd: number | null;
  /** In percent of its siblings; null where its spread is unknown. */
  readonly effective: number | null;
  /** Weight in percent of its siblings under which it would work as it is set. */
  readonly as_set: number;
}

/** Smallest score spread that counts as people differing at all, points. */
const NOTHING = 1e-9;

/** How far people's scores spread on a part, points, by level and place; null: unknown. */
export type SpreadOf = (level: EffectivePart['level'], place: string) => number | null;

/** Spreads among people. */
export function spreadAmong(people: readonly LevelScores[]): SpreadOf {
  const of = { category: 'categories', trait: 'traits', subtrait: 'subtraits' } as const;
  return (level, place) => {
    const found = sd(people.flatMap((person) => person[of[level]][place] ?? []));
    return found !== null && found < NOTHING ? 0 : found;
  };
}

/** Every part of a template with its effective weight among siblings, categories before their traits and subtraits. */
export function effectiveParts(template: ScoreTemplate, spread: SpreadOf): readonly EffectivePart[] {
  const siblings = (
    level: EffectivePart['level'],
    parts: readonly {
      readonly place: string;
      readonly weight: number;
      readonly boost?: number | undefined;
    }[],
  ): EffectivePart[] => {
    const known = parts.map((part) => ({ ...part, own: spread(level, part.place) }));
    // A boost stretches the spread of a category with its scores.
    const stretched = known.map(({ weight, boost = 1, own }) => ({
      weight,
      sd: own === null ? null : own * boost,
    }));
    const effective = effectiveWeights(stretched);
    const asSet = weightsThatCountAsSet(stretched);
    const total = known.reduce((sum, { weight }) => sum + weight, 0);
    return known.map(({ place, weight, own }, i) => ({
      place,
      level,
      set: total === 0 ? 0 : (100 * weight) / total,
      sd: own,
      effective: effective[i] ?? null,
      as_set: asSet[i] ?? 0,
    }));
  };
  return [
    ...siblings(
      'category',
      template.categories.map(({ category_id, category_weightage, boost }) => ({
        place: placeOf(category_id),
        weight: category_weightage,
        boost,
      })),
    ),
    ...template.categories.flatMap(({ category_id, traits }) => [
      ...siblings(
        'trait',
        traits.map(({ trait_id, trait_weightage }) => ({
          place: placeOf(category_id, trait_id),
          weight: trait_weightage,
        })),
      ),
      ...traits.flatMap(({ trait_id, subtraits }) =>
        siblings(
          'subtrait',
          subtraits.map(({ subtrait_id, weightage }) => ({
            place: placeOf(category_id, trait_id, subtrait_id),
            weight: weightage,
          })),
        ),
      ),
    ]),
  ];
}
