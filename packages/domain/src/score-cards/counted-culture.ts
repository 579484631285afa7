import type { ComparedDimension } from '../culture-questions/profile.ts';
import { CULTURE_LEAST_DIMENSIONS, CULTURE_MOST_WEIGHT } from '../culture-questions/weight.ts';
import { round6 } from '../statistics/decimal.ts';
import { mean } from '../statistics/statistics.ts';
import { type ScoreResult, storedScore } from './scoring.ts';

/** What of culture questions an employer lets count, and what came of them for one candidate. */
export interface CulturePart {
  /** Share of the job fit, per cent: a whole number from 1 to 20. */
  readonly weight: number;
  /** The candidate beside the profile that everybody of the position is held against. */
  readonly dimensions: readonly ComparedDimension[];
}

/**
 * A result with what culture questions count in it: `(100 − weight) % of the job fit + weight % of their mean`, rounded
 * half up at six places. In each dimension the higher of *match* and *adds* counts, so that being strong where the team
 * is weak is worth as much as being like it. Returned as it was where nothing counts: no part, no job fit, or fewer than
 * six dimensions compared; what somebody left out speaks neither for nor against them. Bands need a norm, which culture
 * questions have not, so a result with them has none.
 * @throws RangeError for a weight that is no whole number from 1 to 20
 */
export function withCulture(result: ScoreResult, part: CulturePart | null): ScoreResult {
  if (part === null || result.job_fit === null) return result;
  const { weight } = part;
  if (!(Number.isInteger(weight) && weight >= 1 && weight <= CULTURE_MOST_WEIGHT)) {
    throw new RangeError(`culture: a weight of ${weight}`);
  }
  const dimensions = part.dimensions.flatMap(({ dimension, match, adds }) =>
    match === null || adds === null
      ? []
      : [
          {
            dimension,
            match: round6(match),
            adds: round6(adds),
            counts: round6(100 * Math.max(match, adds)),
          },
        ],
  );
  const average = mean(dimensions.map(({ counts }) => counts));
  if (average === null || dimensions.length < CULTURE_LEAST_DIMENSIONS) return result;
  const score = round6(average);
  const job_fit = round6(((100 - weight) * result.job_fit + weight * score) / 100);
  return {
    ...result,
    job_fit,
    job_fit_score: storedScore(job_fit),
    band: null,
    culture: { weight, score, without: result.job_fit, dimensions },
  };
}
