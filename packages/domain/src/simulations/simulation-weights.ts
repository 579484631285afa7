import type { ScoreTemplate, TargetRange } from '../score-templates/score-template.ts';
import { balanceTo100 } from './rank-weights.ts';

/**
 * How a simulation is weighed, as its wizard holds it: categories, traits and subtraits in three flat lists. It is the
 * same as a score template, which is made of it and can be taken apart into it (product §2.11, §2.17).
 */

/** A category with its share of the job fit in percent and the factor on its score. */
export interface CategoryWeight {
  readonly category_id: string;
  readonly category_weightage: number;
  readonly boost: number;
}

/** A subtrait within its trait. */
export interface SubtraitWeight {
  readonly subtrait_id: string;
  readonly weightage: number;
  readonly rank: number;
  /** Target on the scale 0 to 100; null: none. */
  readonly value: number | null;
  /** A range in place of what follows from the value; null: none. */
  readonly target: TargetRange | null;
}

/** A trait within its category. */
export interface TraitWeight {
  readonly trait_id: string;
  readonly category_id: string;
  readonly trait_weightage: number;
  readonly subtraits: readonly SubtraitWeight[];
}

/** All of it. */
export interface SimulationWeights {
  readonly categories: readonly CategoryWeight[];
  readonly traits: readonly TraitWeight[];
}

/** Names and directions that a template shows and targets follow. */
export interface NamedVocabulary {
  readonly categories: ReadonlyMap<string, string>;
  readonly traits: ReadonlyMap<string, string>;
  readonly subtraits: ReadonlyMap<string, { readonly name: string; readonly direction: string }>;
}

/** Points on either side of a target value that fit as well, for a subtrait where neither end is better. */
export const TARGET_TOLERANCE = 10;

/**
 * The range that a target value asks for: at least the value where more is better (`higher`), at most the value where
 * less is (`lower`), otherwise within 10 points of it, held within 0 to 100.
 */
export function rangeOfValue(value: number, direction: string): TargetRange {
  if (direction === 'higher') return { min: value, max: 100 };
  if (direction === 'lower') return { min: 0, max: value };
  return { min: Math.max(0, value - TARGET_TOLERANCE), max: Math.min(100, value + TARGET_TOLERANCE) };
}

/** The score template that the weights make. Traits of a category that is not listed are left out. */
export function templateOfWeights(weights: SimulationWeights, names: NamedVocabulary): ScoreTemplate {
  return {
    categories: weights.categories.map((category) => ({
      category_id: category.category_id,
      category: names.categories.get(category.category_id) ?? category.category_id,
      category_weightage: category.category_weightage,
      boost: category.boost,
      traits: weights.traits
        .filter((trait) => trait.category_id === category.category_id)
        .map((trait) => ({
          trait_id: trait.trait_id,
          trait: names.traits.get(trait.trait_id) ?? trait.trait_id,
          trait_weightage: trait.trait_weightage,
          subtraits: trait.subtraits.map(({ subtrait_id, weightage, rank, value, target }) => {
            const known = names.subtraits.get(subtrait_id);
            const range = target ?? (value === null ? null : rangeOfValue(value, known?.direction ?? ''));
            return {
              subtrait_id,
              subtrait: known?.name ?? subtrait_id,
              weightage,
              rank,
              ...(range && { target: range }),
            };
          }),
        })),
    })),
  };
}

/** What a template holds, in flat lists; its ranges stay as they are. */
export function weightsOfTemplate(template: ScoreTemplate): SimulationWeights {
  return {
    categories: template.categories.map(({ category_id, category_weightage, boost }) => ({
      category_id,
      category_weightage,
      boost: boost ?? 1,
    })),
    traits: template.categories.flatMap((category) =>
      category.traits.map((trait) => ({
        trait_id: trait.trait_id,
        category_id: category.category_id,
        trait_weightage: trait.trait_weightage,
        subtraits: trait.subtraits.map(({ subtrait_id, weightage, rank, target }) => ({
          subtrait_id,
          weightage,
          rank,
          value: null,
          target: target ?? null,
        })),
      })),
    ),
  };
}

/**
 * The categories after the traits changed, in the order given: those that stay keep their proportions and boosts, a new
 * one gets the mean share of those that stay, one that is gone gives its share to the others. Unchanged when none came
 * or went; otherwise the shares add up to 100.
 */
export function categoriesFor(
  before: readonly CategoryWeight[],
  categoryIds: readonly string[],
): CategoryWeight[] {
  const kept = before.filter(({ category_id }) => categoryIds.includes(category_id));
  const added = categoryIds.filter((id) => !before.some(({ category_id }) => category_id === id));
  if (added.length === 0 && kept.length === before.length) return [...before];
  const mean = kept.reduce((sum, each) => sum + each.category_weightage, 0) / (kept.length || 1);
  const all = [
    ...kept,
    ...added.map((category_id) => ({ category_id, category_weightage: mean || 1, boost: 1 })),
  ];
  const shares = balanceTo100(all.map((each) => each.category_weightage));
  return all.map((each, i) => ({ ...each, category_weightage: shares[i] ?? 0 }));
}
