/**
 * A score template: which subtraits make up a trait, which traits a category, which categories the job fit, and how
 * much each weighs (product §2.17).
 */

/** A target range on the 0 to 100 scale: inside is best, falling linearly to 0 at the end of the scale. */
export interface TargetRange {
  readonly min: number;
  readonly max: number;
}

/** A subtrait within a trait. */
export interface TemplateSubtrait {
  readonly subtrait_id: string;
  /** Name as shown; the id is shown where it is left out. */
  readonly subtrait?: string;
  /** Share of the trait in percent; siblings add up to 100. */
  readonly weightage: number;
  /** Order of importance within the trait, from 1; equal ranks are allowed. */
  readonly rank: number;
  readonly target?: TargetRange | null;
}

/** A trait within a category. */
export interface TemplateTrait {
  readonly trait_id: string;
  readonly trait?: string;
  /** Share of the category in percent. */
  readonly trait_weightage: number;
  /** Why it weighs this much, for readers; no part of the score. */
  readonly reason?: string;
  readonly subtraits: readonly TemplateSubtrait[];
}

/** A category of the job fit. */
export interface TemplateCategory {
  readonly category_id: string;
  readonly category?: string;
  /** Share of the job fit in percent. */
  readonly category_weightage: number;
  /** Factor on the category's score, 0.5 to 1.5; left out: 1. */
  readonly boost?: number;
  /** Why it weighs this much, for readers; no part of the score. */
  readonly reason?: string;
  readonly traits: readonly TemplateTrait[];
}

/** What a scorer needs of a template. */
export interface ScoreTemplate {
  /**
   * Share of the weight that must have data for a score, in whole per cent, at every level above the subtraits. Left out:
   * 60, as all templates had that were stored before it could be chosen; a number must never be put in there for them.
   */
  readonly min_coverage_percent?: number;
  readonly categories: readonly TemplateCategory[];
}

/** Range and default of a category's boost. */
export const BOOST = { min: 0.5, max: 1.5, default: 1 } as const;

/** Range and default of the share of the weight, in per cent, that must have data for a score (product §1, ruling 4). */
export const COVERAGE_PERCENT = { min: 30, max: 100, default: 60 } as const;

/** Whether a number can be a template's smallest share of the weight with data: whole per cent, from 30 to 100. */
export function isCoveragePercent(value: number): boolean {
  return Number.isInteger(value) && value >= COVERAGE_PERCENT.min && value <= COVERAGE_PERCENT.max;
}

/** The smallest share of the weight, 0 to 1, from which a template has a score calculated; the default where it names none. */
export function minCoverageOf({ min_coverage_percent }: Pick<ScoreTemplate, 'min_coverage_percent'>): number {
  return (min_coverage_percent ?? COVERAGE_PERCENT.default) / 100;
}

/** A definition with the share of the weight that another template asks for; one that names none gives none. */
export function withCoverageOf<T extends object>(
  definition: T,
  { min_coverage_percent }: Pick<ScoreTemplate, 'min_coverage_percent'>,
): T & Pick<ScoreTemplate, 'min_coverage_percent'> {
  return min_coverage_percent === undefined ? definition : { min_coverage_percent, ...definition };
}

/** Siblings' weights may miss 100 by this much. */
export const WEIGHT_TOLERANCE = 0.01;

/** What is wrong with a template. */
export type ScoreTemplateProblemCode =
  | 'empty'
  | 'coverage_out_of_range'
  | 'weight_out_of_range'
  | 'weights_not_100'
  | 'boost_out_of_range'
  | 'rank_invalid'
  | 'target_invalid'
  | 'duplicate';

/** A problem and where it is, as a path such as `categories.0.traits.1`. */
export interface ScoreTemplateProblem {
  readonly code: ScoreTemplateProblemCode;
  readonly path: string;
  /** The sum found, for `weights_not_100`; otherwise null. */
  readonly sum: number | null;
}

/** Everything wrong with a template, in its own order; empty when it may be published. */
export function scoreTemplateProblems(template: ScoreTemplate): ScoreTemplateProblem[] {
  const { categories, min_coverage_percent = COVERAGE_PERCENT.default } = template;
  return [
    ...(isCoveragePercent(min_coverage_percent)
      ? []
      : [{ code: 'coverage_out_of_range', path: 'min_coverage_percent', sum: null } as const]),
    ...siblingProblems('categories', categories, 'category_id', (each) => each.category_weightage),
    ...categories.flatMap((category, i) => categoryProblems(category, `categories.${i}`)),
  ];
}

function categoryProblems(category: TemplateCategory, path: string): ScoreTemplateProblem[] {
  const boost = category.boost ?? BOOST.default;
  const problems: ScoreTemplateProblem[] = [];
  if (!(boost >= BOOST.min && boost <= BOOST.max)) {
    problems.push({ code: 'boost_out_of_range', path: `${path}.boost`, sum: null });
  }
  problems.push(
    ...siblingProblems(`${path}.traits`, category.traits, 'trait_id', (each) => each.trait_weightage),
  );
  for (const [i, trait] of category.traits.entries()) {
    const within = `${path}.traits.${i}.subtraits`;
    problems.push(...siblingProblems(within, trait.subtraits, 'subtrait_id', (each) => each.weightage));
    for (const [j, subtrait] of trait.subtraits.entries()) {
      if (!(Number.isInteger(subtrait.rank) && subtrait.rank >= 1)) {
        problems.push({ code: 'rank_invalid', path: `${within}.${j}.rank`, sum: null });
      }
      if (subtrait.target && !isTarget(subtrait.target)) {
        problems.push({ code: 'target_invalid', path: `${within}.${j}.target`, sum: null });
      }
    }
  }
  return problems;
}

function siblingProblems<T, K extends keyof T>(
  path: string,
  siblings: readonly T[],
  idKey: K,
  weightOf: (sibling: T) => number,
): ScoreTemplateProblem[] {
  if (siblings.length === 0) return [{ code: 'empty', path, sum: null }];
  const problems: ScoreTemplateProblem[] = [];
  const seen = new Set<unknown>();
  let sum = 0;
  for (const [i, sibling] of siblings.entries()) {
    const weight = weightOf(sibling);
    if (!(weight >= 0 && weight <= 100))
      problems.push({ code: 'weight_out_of_range', path: `${path}.${i}`, sum: null });
    if (seen.has(sibling[idKey])) problems.push({ code: 'duplicate', path: `${path}.${i}`, sum: null });
    seen.add(sibling[idKey]);
    sum += weight;
  }
  // The allowance of 1e-9 keeps a sum of 99.99 inside although binary fractions add up to a hair less.
  if (!(Math.abs(sum - 100) <= WEIGHT_TOLERANCE + 1e-9))
    problems.push({ code: 'weights_not_100', path, sum });
  return problems;
}

function isTarget(target: TargetRange): boolean {
  return target.min >= 0 && target.max <= 100 && target.min <= target.max;
}
