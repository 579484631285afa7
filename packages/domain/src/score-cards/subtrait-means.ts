import { type ScoreResponse, scoreResponses } from './scoring.ts';

/** The mean of a subtrait's responses, before any template has a say: no weight, no target range. */
export interface SubtraitMean {
  readonly subtrait_id: string;
  /** 0 to 100 at six places; null when no response counts. */
  readonly mean: number | null;
}

/**
 * Means of all subtraits that responses name, by the scoring engine itself, in the order in which they first appear.
 * A template scores these as it scores the responses: job fit, coverage and rank are the same to the last digit
 * (`responsesOfMeans`).
 * @throws ScoringError when a response has `value` below 0 or above `total_score`, or `total_score` below 0
 */
export function subtraitMeans(responses: readonly ScoreResponse[]): SubtraitMean[] {
  const ids = [...new Set(responses.map((response) => response.subtrait_id))];
  const subtraits = ids.map((subtrait_id) => ({ subtrait_id, weightage: 1, rank: 1 }));
  const traits = [{ trait_id: 'all', trait_weightage: 1, subtraits }];
  const result = scoreResponses(
    { categories: [{ category_id: 'all', category_weightage: 1, traits }] },
    responses,
  );
  const scored = result.categories[0]?.traits[0]?.subtraits ?? [];
  return scored.map(({ subtrait_id, mean }) => ({ subtrait_id, mean }));
}

/** Means as the scorer takes them: one response of 100 for each. */
export function responsesOfMeans(means: readonly SubtraitMean[]): ScoreResponse[] {
  return means.map(({ subtrait_id, mean }) => ({ subtrait_id, value: mean, total_score: 100 }));
}
