import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import {
  BOOST,
  COVERAGE_PERCENT,
  isCoveragePercent,
  type ScoreTemplate,
  type ScoreTemplateProblem,
  scoreTemplateProblems,
  type TargetRange,
} from '@tryout/domain/score-templates/score-template';
import { isWeight } from '@tryout/domain/simulations/weight-sum';

/** A subtrait as it is edited; a weight of null is not filled in. */
export interface DraftSubtrait {
  readonly id: string;
  readonly name: string;
  readonly weight: number | null;
  readonly rank: number;
  readonly target: TargetRange | null;
}

/** A trait as it is edited. */
export interface DraftTrait {
  readonly id: string;
  readonly name: string;
  readonly weight: number | null;
  readonly reason?: string | undefined;
  readonly subtraits: readonly DraftSubtrait[];
}

/** A category as it is edited. */
export interface DraftCategory {
  readonly id: string;
  readonly name: string;
  readonly weight: number | null;
  readonly boost: number;
  readonly reason?: string | undefined;
  readonly traits: readonly DraftTrait[];
}

/** What somebody works on. */
export interface TemplateDraft {
  readonly name: string;
  /**
   * Share of the weight, per cent, that must have data for a score; null: not filled in. Left out in work that a browser
   * has kept from a release without it: what is stored stays.
   */
  readonly coverage?: number | null;
  readonly categories: readonly DraftCategory[];
}

/** What of a draft scores people. */
type Weighed = Pick<TemplateDraft, 'categories' | 'coverage'>;

type Stored = TemplateRecord['definition'];

/** A stored version as it is edited. */
export function draftOf({ name, definition }: Pick<TemplateRecord, 'name' | 'definition'>): TemplateDraft {
  return {
    name,
    coverage: definition.min_coverage_percent ?? COVERAGE_PERCENT.default,
    categories: definition.categories.map((category) => ({
      id: category.category_id,
      name: category.category ?? category.category_id,
      weight: category.category_weightage,
      boost: category.boost ?? BOOST.default,
      reason: category.reason,
      traits: category.traits.map((trait) => ({
        id: trait.trait_id,
        name: trait.trait ?? trait.trait_id,
        weight: trait.trait_weightage,
        reason: trait.reason,
        subtraits: trait.subtraits.map((subtrait) => ({
          id: subtrait.subtrait_id,
          name: subtrait.subtrait ?? subtrait.subtrait_id,
          weight: subtrait.weightage,
          rank: subtrait.rank,
          target: subtrait.target ?? null,
        })),
      })),
    })),
  };
}

/**
 * The draft as it is sent and stored.
 * @param weightOf what stands for a weight; left out: the weight itself, NaN where it is not filled in
 */
export function definitionOf(
  { categories, coverage }: Weighed,
  weightOf: (weight: number | null) => number = (weight) => weight ?? Number.NaN,
): Stored {
  return {
    ...(coverage !== undefined && { min_coverage_percent: coverage ?? Number.NaN }),
    categories: categories.map((category) => ({
      category_id: category.id,
      category: category.name,
      category_weightage: weightOf(category.weight),
      boost: category.boost,
      ...(category.reason ? { reason: category.reason } : {}),
      traits: category.traits.map((trait) => ({
        trait_id: trait.id,
        trait: trait.name,
        trait_weightage: weightOf(trait.weight),
        ...(trait.reason ? { reason: trait.reason } : {}),
        subtraits: trait.subtraits.map((subtrait) => ({
          subtrait_id: subtrait.id,
          subtrait: subtrait.name,
          weightage: weightOf(subtrait.weight),
          rank: subtrait.rank,
          target: subtrait.target,
        })),
      })),
    })),
  };
}

/**
 * The draft as a template that can always be scored with: what is no weight counts 0, ranges stay within the scale, and a
 * coverage that cannot be is the usual one.
 */
export function scorableOf(draft: Weighed): ScoreTemplate {
  const definition = definitionOf(draft, (weight) => (isWeight(weight) ? weight : 0));
  const { coverage = null } = draft;
  return {
    min_coverage_percent:
      coverage !== null && isCoveragePercent(coverage) ? coverage : COVERAGE_PERCENT.default,
    categories: definition.categories.map((category) => ({
      ...category,
      boost: Math.min(BOOST.max, Math.max(BOOST.min, category.boost ?? BOOST.default)),
      traits: category.traits.map((trait) => ({
        ...trait,
        subtraits: trait.subtraits.map((subtrait) => ({
          ...subtrait,
          target: subtrait.target && isRange(subtrait.target) ? subtrait.target : null,
        })),
      })),
    })),
  } as ScoreTemplate;
}

/** Whether a range lies within the scale and does not end before it begins. */
export function isRange({ min, max }: TargetRange): boolean {
  return min >= 0 && min <= max && max <= 100;
}

/** What stands against publishing the draft, as far as the browser can tell. */
export function draftProblems(draft: Weighed): ScoreTemplateProblem[] {
  return scoreTemplateProblems(definitionOf(draft) as ScoreTemplate);
}

/** The subtraits that a draft weighs, each once, in order. */
export function subtraitsOf({ categories }: Pick<TemplateDraft, 'categories'>): DraftSubtrait[] {
  const all = categories.flatMap((category) => category.traits.flatMap((trait) => trait.subtraits));
  return [...new Map(all.map((subtrait) => [subtrait.id, subtrait])).values()];
}
