import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../statistics/random.ts';
import { chiSquareAbove } from './chi-square.ts';
import { cronbachAlpha, itemStatistics, mcdonaldOmega, spearmanBrown, splitHalf } from './consistency.ts';
import { mantelHaenszel, type Stratum, strataOf } from './differential-functioning.ts';
import { type AnswerTable, compareModels, fitRasch, fitTwoParameters } from './item-models.ts';
import {
  correctedCorrelation,
  correctedForRange,
  correlationInterval,
  expectancyTable,
  toldCorrelation,
} from './validity.ts';

/** Six targets by four judges (Shrout & Fleiss 1979, table 2). */
const SHROUT_FLEISS = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
];

/** Admissions to Berkeley by department (Bickel et al. 1975): men admitted, men rejected, women admitted, rejected. */
const BERKELEY = [
  [512, 313, 89, 19],
  [353, 207, 17, 8],
  [120, 205, 202, 391],
  [138, 279, 131, 244],
  [53, 138, 94, 299],
  [22, 351, 24, 317],
] as const;

/** How often each pattern of answers to section 6 of the LSAT came up among 1,000 people (Bock & Lieberman 1970). */
const LSAT6: Readonly<Record<string, number>> = {
  '00000': 3,
  '00001': 6,
  '00010': 2,
  '00011': 11,
  '00100': 1,
  '00101': 1,
  '00110': 3,
  '00111': 4,
  '01000': 1,
  '01001': 8,
  '01011': 16,
  '01101': 3,
  '01110': 2,
  '01111': 15,
  '10000': 10,
  '10001': 29,
  '10010': 14,
  '10011': 81,
  '10100': 3,
  '10101': 28,
  '10110': 15,
  '10111': 80,
  '11000': 16,
  '11001': 56,
  '11010': 21,
  '11011': 173,
  '11100': 11,
  '11101': 61,
  '11110': 28,
  '11111': 298,
};
const lsat: AnswerTable = Object.entries(LSAT6).flatMap(([pattern, times]) =>
  Array.from({ length: times }, () => [...pattern].map((each) => each === '1')),
);

describe('chi-square', () => {
  it('gives the usual critical values', () => {
    // NIST/SEMATECH e-Handbook, table of critical values.
    for (const [x, df, p] of [
      [3.841, 1, 0.05],
      [5.991, 2, 0.05],
      [18.307, 10, 0.05],
      [29.588, 10, 0.001],
      [124.342, 100, 0.05],
    ] as const) {
      expect(chiSquareAbove(x, df)).toBeCloseTo(p, 4);
    }
    expect(chiSquareAbove(0, 3)).toBe(1);
  });
});

describe('consistency', () => {
  it('gives the alpha that its definition gives, also with gaps', () => {
    // Independently: numpy, k / (k − 1) · (1 − Σ var / var of the sums) = 0.90932 for the judges as items.
    expect(cronbachAlpha(SHROUT_FLEISS, { fewest: 2 })).toBeCloseTo(0.90932, 5);
    const gaps = SHROUT_FLEISS.map((row, i) => row.map((each, j) => ((i + j) % 5 === 0 ? null : each)));
    expect(cronbachAlpha(gaps, { fewest: 2 })).toBeGreaterThan(0.6);
    expect(cronbachAlpha(gaps)).toBeNull();
  });

  it('finds loadings that made the correlations', () => {
    // A table whose correlations are exactly those of one factor: omega by its definition, alpha below it.
    const loadings = [0.9, 0.8, 0.7, 0.6];
    const rows = withCorrelations(loadings.map((a, i) => loadings.map((b, j) => (i === j ? 1 : a * b))));
    const [common, unique] = [3 ** 2, loadings.reduce((total, each) => total + 1 - each * each, 0)];
    expect(mcdonaldOmega(rows, { fewest: 2 })).toBeCloseTo(common / (common + unique), 6);
    expect(cronbachAlpha(rows, { fewest: 2 })).toBeLessThan(common / (common + unique));
  });

  it('equals alpha where all items load alike, and Spearman-Brown for other lengths', () => {
    const rows = withCorrelations(
      Array.from({ length: 4 }, (_, i) => Array.from({ length: 4 }, (_each, j) => (i === j ? 1 : 0.5))),
    );
    expect(cronbachAlpha(rows, { fewest: 2 })).toBeCloseTo(0.8, 9);
    expect(mcdonaldOmega(rows, { fewest: 2 })).toBeCloseTo(0.8, 6);
    expect(cronbachAlpha(rows, { fewest: 2, met: 8 })).toBeCloseTo(spearmanBrown(0.8, 2) ?? 0, 9);
  });

  it('steps halves up', () => {
    expect(spearmanBrown(0.5, 2)).toBeCloseTo(2 / 3, 12);
    expect(spearmanBrown(-0.1, 2)).toBeNull();
    expect(splitHalf([1, 2, 3], [2, 4, 6])).toBe(1);
    expect(splitHalf([1, 1, 1], [2, 4, 6])).toBeNull();
  });

  it('tells of each item how hard it is and how it goes with the rest', () => {
    const [first, second] = itemStatistics([
      [1, 1, 1],
      [1, 0, null],
      [0, 0, 0],
      [0, 1, 1],
    ]);
    expect(first).toMatchObject({ n: 4, mean: 0.5, rest: 0 });
    expect(second?.n).toBe(4);
    expect(itemStatistics([[null, 1]])[0]).toEqual({ n: 0, mean: null, rest: null });
  });
});

/** Rows whose sample correlations are exactly these: orthogonal columns times the Cholesky factor. */
function withCorrelations(correlations: readonly (readonly number[])[]): number[][] {
  const k = correlations.length;
  const factor = Array.from({ length: k }, () => Array<number>(k).fill(0));
  for (let i = 0; i < k; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let rest = correlations[i]?.[j] ?? 0;
      for (let at = 0; at < j; at += 1) rest -= (factor[i]?.[at] ?? 0) * (factor[j]?.[at] ?? 0);
      (factor[i] as number[])[j] = i === j ? Math.sqrt(rest) : rest / (factor[j]?.[j] ?? 1);
    }
  }
  // Columns of a Hadamard matrix of order 8, but the first: mean 0 and orthogonal.
  return Array.from({ length: 8 }, (_, row) => {
    const signs = Array.from({ length: k }, (_each, column) => {
      let bits = row & (column + 1);
      let parity = 0;
      for (; bits > 0; bits >>= 1) parity ^= bits & 1;
      return parity === 0 ? 1 : -1;
    });
    return factor.map((line) => line.reduce((total, each, at) => total + each * (signs[at] ?? 0), 0));
  });
}

describe('differential functioning', () => {
  const strata: Stratum[] = BERKELEY.map(([a, b, c, d]) => ({
    reference_right: a,
    reference_wrong: b,
    focal_right: c,
    focal_wrong: d,
  }));

  it('gives the Mantel-Haenszel figures of the Berkeley admissions', () => {
    // R, mantelhaen.test(UCBAdmissions): X-squared 1.4269 with continuity, p 0.2323, common odds ratio 0.9046968.
    const found = mantelHaenszel(strata);
    expect(found?.odds_ratio).toBeCloseTo(0.9046968, 6);
    expect(found?.chi_square).toBeCloseTo(1.4269, 4);
    expect(found?.p).toBeCloseTo(0.2323, 4);
    expect(found?.size).toBe('A');
  });

  it('turns round with the groups and knows its own limits', () => {
    const turned = mantelHaenszel(
      strata.map((each) => ({
        reference_right: each.focal_right,
        reference_wrong: each.focal_wrong,
        focal_right: each.reference_right,
        focal_wrong: each.reference_wrong,
      })),
    );
    expect(turned?.delta).toBeCloseTo(-(mantelHaenszel(strata)?.delta ?? 0), 9);
    expect(mantelHaenszel([])).toBeNull();
    const one = strataOf([
      { group: 'reference', matched_by: 3, right: true },
      { group: 'focal', matched_by: 3, right: false },
      { group: 'focal', matched_by: 4, right: true },
    ]);
    expect(one).toEqual([
      { reference_right: 1, reference_wrong: 0, focal_right: 0, focal_wrong: 1 },
      { reference_right: 0, reference_wrong: 0, focal_right: 1, focal_wrong: 0 },
    ]);
    expect(mantelHaenszel(one)).toBeNull();
  });
});

describe('item models', () => {
  it('give the published Rasch and two-parameter estimates of LSAT section 6', () => {
    // Rizopoulos (2006), J. Stat. Softw. 17(5): rasch() −2466.938 with one slope 0.7551; ltm() −2466.653.
    expect(lsat).toHaveLength(1000);
    const rasch = fitRasch(lsat);
    const free = fitTwoParameters(lsat);
    expect(rasch?.log_likelihood).toBeCloseTo(-2466.938, 2);
    expect(rasch?.items[0]?.a).toBeCloseTo(0.7551, 2);
    const difficulties = [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802];
    rasch?.items.forEach(({ b }, i) => {
      expect(b).toBeCloseTo(difficulties[i] ?? 0, 1);
    });
    expect(free?.log_likelihood).toBeCloseTo(-2466.653, 2);
    const slopes = [0.8254, 0.7229, 0.8905, 0.6886, 0.6575];
    free?.items.forEach(({ a }, i) => {
      expect(a).toBeCloseTo(slopes[i] ?? 0, 1);
    });
    expect(rasch && free && compareModels(rasch, free)).toMatchObject({ df: 4 });
    expect(rasch && free && compareModels(rasch, free).chi_square).toBeCloseTo(0.57, 1);
    expect(rasch?.bic).toBeLessThan(free?.bic ?? 0);
  });

  it('find the items that answers were drawn from, with people who met only some of them', () => {
    const random = randomFrom('0123456789abcdef0123456789abcdef');
    const truth = [-1.5, -0.7, 0, 0.4, 0.9, 1.6].map((b, i) => ({ a: i === 2 ? 2.2 : 1, b }));
    const answers: AnswerTable = Array.from({ length: 1500 }, () => {
      const theta = Array.from({ length: 12 }, () => random.next()).reduce((total, each) => total + each, -6);
      return truth.map(({ a, b }) =>
        random.next() < 0.2 ? null : random.next() < 1 / (1 + Math.exp(-a * (theta - b))),
      );
    });
    const free = fitTwoParameters(answers);
    const rasch = fitRasch(answers);
    expect(free?.settled).toBe(true);
    free?.items.forEach((item, i) => {
      expect(Math.abs(item.b - (truth[i]?.b ?? 0))).toBeLessThan(4 * (item.se ?? 0));
      expect(item.infit).toBeCloseTo(1, 1);
    });
    expect(free?.items[2]?.a).toBeGreaterThan(1.6);
    // One slope for all does not fit the steep item: its answers are more regular than expected.
    expect(rasch && free && compareModels(rasch, free).p).toBeLessThan(0.001);
    expect(rasch?.items[2]?.infit).toBeLessThan(0.97);
    expect(fitRasch([[true, false]])).toBeNull();
  });
});

describe('validity', () => {
  it('tells correlations with the interval of Fisher', () => {
    // Independently: numpy, tanh(artanh .5 ± 1.96 / √25) = 0.15603 to 0.73582.
    expect(correlationInterval(0.5, 28)?.low).toBeCloseTo(0.15603, 5);
    expect(correlationInterval(0.5, 28)?.high).toBeCloseTo(0.73582, 5);
    expect(correlationInterval(0.5, 3)).toBeNull();
    expect(toldCorrelation([1, 2, 3, 4], [2, 4, 6, 8])).toEqual({ n: 4, r: 1, low: 1, high: 1 });
  });

  it('corrects for direct restriction of range as Thorndike did', () => {
    // By hand: .3 · 2 / √(1 − .09 + .09 · 4) = .6 / √1.27 = .5324.
    expect(correctedForRange(0.3, 20, 10)).toBeCloseTo(0.532, 3);
    expect(correctedForRange(0.3, 10, 10)).toBeCloseTo(0.3, 12);
    expect(correctedForRange(0.3, 0, 10)).toBeNull();
    const told = { n: 50, r: 0.3, low: 0.02, high: 0.53 };
    const corrected = correctedCorrelation(told, [60, 65, 70], [30, 50, 70]);
    expect(corrected?.restricted_to).toBeCloseTo(0.25, 6);
    expect(corrected?.r).toBeGreaterThan(0.3);
    expect(correctedCorrelation(told, [30, 50, 70], [60, 65, 70])).toBeNull();
  });

  it('widens towards the same side and never beyond 1', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.99, max: 0.99, noNaN: true }),
        fc.double({ min: 1, max: 9, noNaN: true }),
        (r, u) => {
          const corrected = correctedForRange(r, u, 1) ?? 0;
          expect(Math.abs(corrected)).toBeGreaterThanOrEqual(Math.abs(r) - 1e-12);
          expect(Math.abs(corrected)).toBeLessThanOrEqual(1);
          expect(Math.sign(corrected)).toBe(Math.sign(r));
        },
      ),
    );
  });

  it('counts who reached an outcome by thirds, with ties together', () => {
    const pairs = [10, 20, 20, 20, 30, 40].map((score, i) => ({ score, outcome: i }));
    expect(expectancyTable(pairs, { goal: 3 })).toEqual([
      { from: 10, to: 20, n: 4, reached: 1 },
      { from: 30, to: 30, n: 1, reached: 1 },
      { from: 40, to: 40, n: 1, reached: 1 },
    ]);
    expect(
      expectancyTable(pairs, { goal: 1, lessIsBetter: true, groups: 2 }).map((row) => row.reached),
    ).toEqual([2, 0]);
    fc.assert(
      fc.property(
        fc.array(fc.record({ score: fc.integer({ min: 0, max: 9 }), outcome: fc.integer() }), {
          maxLength: 40,
        }),
        (all) => {
          const rows = expectancyTable(all, { goal: 0 });
          expect(rows.reduce((total, { n }) => total + n, 0)).toBe(all.length);
          rows.slice(1).forEach((row, i) => {
            expect(row.from).toBeGreaterThan(rows[i]?.to ?? 0);
          });
        },
      ),
    );
  });
});
