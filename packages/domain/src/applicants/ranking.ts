/**
 * The order of applicants: job fit descending (spec §4), then coverage descending, then the scores of the higher-rank
 * subtraits descending, then who applied first, then the id (product §2.17).
 */

/** What an applicant is sorted by. */
export interface RankedApplicant {
  readonly id: string;
  /** One decimal, 0 to 100; null = Not Calculated, which comes last. */
  readonly job_fit_score: number | null;
  /** Share of weight with data, 0 to 1; null counts as 0. */
  readonly coverage: number | null;
  /** Scores of the subtraits, most important first (`subtraitScoresByRank`); null entries count below 0. */
  readonly subtrait_scores: readonly (number | null)[];
  /** ISO 8601 in UTC; null, not applied yet, comes last. */
  readonly applied_at: string | null;
}

/** One value per sort column, compared in turn; numbers that sort descending are negated. */
export type ApplicantSortKey = readonly [
  job_fit: number,
  coverage: number,
  subtraits: readonly number[],
  applied_at: string,
  id: string,
];

const AFTER_EVERY_DATE = '\uffff';

/** The sort key of an applicant: smaller sorts first. */
export function applicantSortKey(applicant: RankedApplicant): ApplicantSortKey {
  return [
    -(applicant.job_fit_score ?? -1),
    -(applicant.coverage ?? 0),
    applicant.subtrait_scores.map((score) => -(score ?? -1)),
    applicant.applied_at ?? AFTER_EVERY_DATE,
    applicant.id,
  ];
}

/** Compares two applicants for `Array.sort`; 0 only for the same id and values. */
export function compareApplicants(a: RankedApplicant, b: RankedApplicant): number {
  const [fitA, coverageA, subtraitsA, appliedA, idA] = applicantSortKey(a);
  const [fitB, coverageB, subtraitsB, appliedB, idB] = applicantSortKey(b);
  return (
    fitA - fitB ||
    coverageA - coverageB ||
    compareLists(subtraitsA, subtraitsB) ||
    compareTexts(appliedA, appliedB) ||
    compareTexts(idA, idB)
  );
}

/** A subtrait with its place in the template. */
export interface RankedSubtrait {
  readonly rank: number;
  readonly score: number | null;
  /** Share of the whole job fit, 0 to 1; decides between equal ranks of different traits. */
  readonly overall_weight: number;
}

/** Scores in order of importance: rank, then overall weight descending, then template order. */
export function subtraitScoresByRank(subtraits: readonly RankedSubtrait[]): (number | null)[] {
  return [...subtraits]
    .sort((a, b) => a.rank - b.rank || b.overall_weight - a.overall_weight)
    .map((subtrait) => subtrait.score);
}

/**
 * Is the difference of two scores within measurement error, so that the list says "no meaningful difference"?
 * True when |a - b| <= 1.96 * sqrt(2) * standard error, i.e. not different at 95 % (simulations §0).
 * @param standard_error of one score, in points; null = unknown, then never true
 */
export function isWithinError(a: number, b: number, standard_error: number | null): boolean {
  return standard_error !== null && Math.abs(a - b) <= 1.96 * Math.SQRT2 * standard_error;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 1) - (b[i] ?? 1);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
