import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Combined norm, never by sex or age: means and spreads that Johnson published for the IPIP-NEO-120 for women and men under 21, 21 to 40 and 41 to 60 (Internet samples), joined with equal shares by own computation. The sizes of the groups are not published with them; n is that of the sample from which the form was made (Johnson 2014, Journal of Research in Personality 51:78). Consistency: stratified alpha (Cronbach, Schönemann & McKie 1965) from the same spreads and the mean alpha of .68 of the facets (Johnson 2014).';

function row(data_point: string, mean: number, sd: number, consistency: number, trials: number): NormRow {
  return {
    data_point,
    version: '1.0',
    revision: 1,
    n: 21_588,
    mean,
    sd,
    retest: consistency,
    trials,
    source: SOURCE,
    provisional: true,
  };
}

/**
 * Provisional norms of the mean ratings, until 200 finished plays of a form give its own. Openness and neuroticism are
 * without the facets that are not asked; their spreads follow when every pair of their facets goes together alike.
 * Version 1.0 asked all six facets of neuroticism.
 */
export const NORMS = {
  neuroticism: {
    ...row('neuroticism', 2.8843, 0.7073, 0.8556, 16),
    revision: 2,
    forms: [{ settings: {}, trials: 24, norm: { mean: 2.8601, sd: 0.6813 }, r: 0.892 }],
  },
  extraversion: row('extraversion', 3.3356, 0.6235, 0.888, 24),
  openness: row('openness', 3.7343, 0.5377, 0.845, 20),
  agreeableness: row('agreeableness', 3.6897, 0.5515, 0.862, 24),
  conscientiousness: row('conscientiousness', 3.6022, 0.6147, 0.888, 24),
} as const satisfies Readonly<Record<string, NormRow>>;
