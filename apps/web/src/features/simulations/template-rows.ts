import { BOOST, type ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { roundTo } from '@tryout/domain/statistics/decimal';

/** One subtrait of a template with everything above it. Weights in percent of their siblings. */
export interface TemplateRow {
  readonly key: string;
  readonly category: string;
  readonly category_weightage: number;
  readonly boost: number;
  readonly trait: string;
  readonly trait_weightage: number;
  readonly subtrait: string;
  readonly weightage: number;
  /** Share of the job fit before boosts, 0 to 1. */
  readonly share: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Reads a template from the API; null where it has another shape than this release knows. */
export function asTemplate(definition: unknown): ScoreTemplate | null {
  const categories = (definition as { categories?: unknown } | null)?.categories;
  return Array.isArray(categories) ? (definition as ScoreTemplate) : null;
}

/** A template as table rows, one a subtrait. */
export function templateRows(template: ScoreTemplate): TemplateRow[] {
  const all = sum(template.categories.map((category) => category.category_weightage));
  return template.categories.flatMap((category) => {
    const traits = sum(category.traits.map((trait) => trait.trait_weightage));
    return category.traits.flatMap((trait) => {
      const subtraits = sum(trait.subtraits.map((subtrait) => subtrait.weightage));
      return trait.subtraits.map((subtrait) => ({
        key: `${category.category_id} ${trait.trait_id} ${subtrait.subtrait_id}`,
        category: category.category ?? category.category_id,
        category_weightage: category.category_weightage,
        boost: category.boost ?? BOOST.default,
        trait: trait.trait ?? trait.trait_id,
        trait_weightage: trait.trait_weightage,
        subtrait: subtrait.subtrait ?? subtrait.subtrait_id,
        weightage: subtrait.weightage,
        share: roundTo(
          (category.category_weightage / all) *
            (trait.trait_weightage / traits) *
            (subtrait.weightage / subtraits),
          6,
        ),
      }));
    });
  });
}

/** Why a category or a trait weighs what it weighs. */
export interface ReasonRow {
  readonly key: string;
  readonly level: 'category' | 'trait';
  readonly name: string;
  /** In percent of the siblings. */
  readonly weightage: number;
  readonly reason: string;
}

/** The reasons that a template gives, each category before its traits. */
export function reasonRows(template: ScoreTemplate): ReasonRow[] {
  return template.categories.flatMap((category) => {
    const rows: ReasonRow[] = [
      {
        key: category.category_id,
        level: 'category',
        name: category.category ?? category.category_id,
        weightage: category.category_weightage,
        reason: category.reason ?? '',
      },
      ...category.traits.map((trait) => ({
        key: `${category.category_id} ${trait.trait_id}`,
        level: 'trait' as const,
        name: trait.trait ?? trait.trait_id,
        weightage: trait.trait_weightage,
        reason: trait.reason ?? '',
      })),
    ];
    return rows.filter((row) => row.reason !== '');
  });
}
