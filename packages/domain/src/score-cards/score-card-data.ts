import type { ScoreTemplate } from '../score-templates/score-template.ts';
import type { CategoryScore, ScoreResponse, ScoreResult, TraitScore } from './scoring.ts';

/** What one data point gave, in the shape of the specification (§3). */
export interface DataPointResponses {
  readonly data_point: string;
  readonly responses: readonly ScoreResponse[];
}

/** A subtrait in a row of the score card. */
export interface ScoreCardSubtrait {
  readonly subtrait_id: string;
  readonly subtrait: string;
  readonly weightage: number;
  readonly rank: number;
  /** 0 to 100; null = Not Calculated. */
  readonly score: number | null;
}

/** One row per category and trait. `valueBoost` and `weightage` are the category's and repeat on its rows. */
export interface ScoreCardRow {
  readonly category: string;
  readonly category_id: string;
  readonly category_weightage: number;
  readonly boost: number;
  readonly category_score: number | null;
  readonly valueBoost: number | null;
  readonly weightage: number;
  readonly trait: string;
  readonly trait_id: string;
  readonly trait_weightage: number;
  readonly trait_score: number | null;
  readonly subtraits: readonly ScoreCardSubtrait[];
}

/** The spec's `score_card_data` of an applicant. */
export interface ScoreCardData {
  readonly data_point_responses: readonly DataPointResponses[];
  readonly data: readonly ScoreCardRow[];
}

/** The spec's `scorecardCategoryObject`: by category id what its part of the job fit is made of. */
export type ScorecardCategoryObject = Readonly<
  Record<
    string,
    { readonly category: string; readonly valueBoost: number | null; readonly weightage: number }
  >
>;

/**
 * A result in the specification's shape. Names come from the template, ids where it has none.
 * @param template the template that gave the result, in the same order
 */
export function scoreCardData(
  template: ScoreTemplate,
  data_point_responses: readonly DataPointResponses[],
  result: ScoreResult,
): ScoreCardData {
  const data = template.categories.flatMap((category, c) => {
    const scored = at(result.categories, c, category.category_id);
    return category.traits.map((trait, t): ScoreCardRow => {
      const scoredTrait: TraitScore = at(scored.traits, t, trait.trait_id);
      return {
        category: category.category ?? category.category_id,
        category_id: category.category_id,
        category_weightage: category.category_weightage,
        boost: scored.boost,
        category_score: scored.score,
        valueBoost: scored.valueBoost,
        weightage: scored.weightage,
        trait: trait.trait ?? trait.trait_id,
        trait_id: trait.trait_id,
        trait_weightage: trait.trait_weightage,
        trait_score: scoredTrait.score,
        subtraits: trait.subtraits.map((subtrait, s) => ({
          subtrait_id: subtrait.subtrait_id,
          subtrait: subtrait.subtrait ?? subtrait.subtrait_id,
          weightage: subtrait.weightage,
          rank: subtrait.rank,
          score: at(scoredTrait.subtraits, s, subtrait.subtrait_id).score,
        })),
      };
    });
  });
  return { data_point_responses, data };
}

/** The categories of a result by id, in the specification's shape. */
export function scorecardCategoryObject(
  template: ScoreTemplate,
  result: ScoreResult,
): ScorecardCategoryObject {
  return Object.fromEntries(
    template.categories.map((category, c) => {
      const scored: CategoryScore = at(result.categories, c, category.category_id);
      return [
        category.category_id,
        {
          category: category.category ?? category.category_id,
          valueBoost: scored.valueBoost,
          weightage: scored.weightage,
        },
      ];
    }),
  );
}

/** All responses of all data points, in order: what the scorer takes. */
export function responsesOf(data_points: readonly DataPointResponses[]): ScoreResponse[] {
  return data_points.flatMap((data_point) => data_point.responses);
}

function at<T>(list: readonly T[], index: number, id: string): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`the result does not belong to this template: no ${id}`);
  return item;
}
