import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  equalProportionsTest,
  fisherTwoSided,
  powerToSee,
  proportionsTest,
  type Selection,
  standardDeviations,
} from './two-by-two.ts';

const of = (selected: number, applicants: number): Selection => ({ selected, applicants });

/** n over k, in integers. */
function choose(n: bigint, k: bigint): bigint {
  let result = 1n;
  for (let i = 1n; i <= k; i += 1n) result = (result * (n - k + i)) / i;
  return result;
}

/** A fraction of integers as a number, to 18 places. */
const asNumber = (top: bigint, bottom: bigint): number => Number((top * 10n ** 18n) / bottom) / 1e18;

/** Fisher's test by counting selections one by one, in integers alone. */
function fisherInIntegers(one: Selection, other: Selection): number {
  const [n1, n2] = [BigInt(one.applicants), BigInt(other.applicants)];
  const selected = BigInt(one.selected + other.selected);
  const ways = (k: bigint) => choose(n1, k) * choose(n2, selected - k);
  const observed = ways(BigInt(one.selected));
  let [asUnlikely, all] = [0n, 0n];
  for (let k = selected > n2 ? selected - n2 : 0n; k <= n1 && k <= selected; k += 1n) {
    const these = ways(k);
    all += these;
    if (these * 10_000_000n <= observed * 10_000_001n) asUnlikely += these;
  }
  return asNumber(asUnlikely, all);
}

/** Chi-square of two groups as a fraction of integers; corrected by half a person or up to no difference. */
function chiSquareInIntegers(one: Selection, other: Selection, correct: boolean): number {
  const [a, n1, c, n2] = [one.selected, one.applicants, other.selected, other.applicants].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const [n, x] = [n1 + n2, a + c];
  const cross = a * (n2 - c) - c * (n1 - a);
  // |ad - bc| less half of everybody, twice so that it stays whole.
  let twice = (cross < 0n ? -cross : cross) * 2n - (correct ? n : 0n);
  if (twice < 0n) twice = 0n;
  return asNumber(n * twice * twice, 4n * n1 * n2 * x * (n - x));
}

const aGroup = (most: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([applicants, share]) => of(Math.round(applicants * share), applicants));

describe("Fisher's exact test", () => {
  // The first two are the examples of R's help page: the lady tasting tea and the twins' convictions. The others were
  // computed with SciPy 1.17 (fisher_exact), an implementation of its own.
  it.each([
    [of(3, 4), of(1, 4), 0.4857142857142857],
    [of(2, 12), of(15, 18), 0.0005367241191434],
    [of(12, 40), of(48, 80), 0.003409221767849],
    [of(1, 10), of(3, 20), 1],
    [of(555, 1181), of(667, 1390), 0.63448618966],
    [of(0, 20), of(8, 20), 0.003276003276003],
    [of(7, 50), of(60, 200), 0.021243170115213],
    [of(10, 100), of(200, 1000), 0.015638592372685],
  ])('of %o and %o is %d', (one, other, p) => {
    expect(fisherTwoSided(one, other)).toBeCloseTo(p, 10);
    expect(fisherTwoSided(other, one)).toBeCloseTo(p, 10);
  });

  it('agrees with counting in integers', () => {
    fc.assert(
      fc.property(aGroup(60), aGroup(60), (one, other) => {
        expect(fisherTwoSided(one, other)).toBeCloseTo(fisherInIntegers(one, other), 9);
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(aGroup(400), aGroup(400), (one, other) => {
        expect(fisherTwoSided(one, other)).toBeCloseTo(fisherInIntegers(one, other), 9);
      }),
      { numRuns: 12 },
    );
  });

  it('is 1 where nothing can differ, and stays a chance in large tables', () => {
    expect(fisherTwoSided(of(0, 5), of(0, 7))).toBe(1);
    expect(fisherTwoSided(of(5, 5), of(7, 7))).toBe(1);
    expect(fisherTwoSided(of(0, 0), of(3, 7))).toBe(1);
    const far = fisherTwoSided(of(10_000, 50_000), of(20_000, 50_000));
    expect(far).toBeGreaterThanOrEqual(0);
    expect(far).toBeLessThan(1e-300);
  });
});

describe('the test of proportions', () => {
  // With SciPy 1.17 (chi2_contingency), whose correction is R's.
  it.each([
    [of(12, 40), of(48, 80), 8.4375, 0.003675612117741, 9.6],
    [of(1, 10), of(3, 20), 0, 1, 0.144230769230769],
    [of(555, 1181), of(667, 1390), 0.213522871541589, 0.644020114875838, 0.251711437666025],
    [of(0, 20), of(8, 20), 7.65625, 0.005657597815064, 10],
    [of(7, 50), of(60, 200), 4.436067612755893, 0.035187206344281, 5.219802626213196],
  ])('of %o and %o', (one, other, corrected, p, plain) => {
    expect(proportionsTest(one, other)?.chi_square).toBeCloseTo(corrected, 9);
    expect(proportionsTest(one, other)?.p).toBeCloseTo(p, 9);
    expect(proportionsTest(one, other, false)?.chi_square).toBeCloseTo(plain, 9);
    expect((standardDeviations(one, other) ?? 0) ** 2).toBeCloseTo(plain, 9);
    expect(standardDeviations(one, other)).toBeLessThanOrEqual(0);
  });

  it('has the interval of R, widened by the correction', () => {
    // By hand: .3 - .6, and 1.959964 times the root of .21/40 + .24/80, and half of 1/40 + 1/80.
    const test = proportionsTest(of(12, 40), of(48, 80));
    expect(test?.difference).toBeCloseTo(-0.3, 12);
    expect(test?.low).toBeCloseTo(-0.3 - 1.959963984540054 * Math.sqrt(0.00825) - 0.01875, 10);
    expect(test?.high).toBeCloseTo(-0.3 + 1.959963984540054 * Math.sqrt(0.00825) + 0.01875, 10);
    expect(proportionsTest(of(0, 2), of(2, 2))?.low).toBe(-1);
  });

  it('agrees with integers', () => {
    fc.assert(
      fc.property(aGroup(5000), aGroup(5000), fc.boolean(), (one, other, correct) => {
        const x = one.selected + other.selected;
        const test = proportionsTest(one, other, correct);
        if (x === 0 || x === one.applicants + other.applicants) {
          expect(test).toBeNull();
          return;
        }
        const exact = chiSquareInIntegers(one, other, correct);
        expect(Math.abs((test?.chi_square ?? 0) - exact)).toBeLessThan(1e-8 * (1 + exact));
      }),
      { numRuns: 500 },
    );
  });

  it("of several groups is that of R's smokers (Fleiss 1981)", () => {
    const test = equalProportionsTest([of(83, 86), of(90, 93), of(129, 136), of(70, 82)]);
    expect(test?.chi_square).toBeCloseTo(12.600411297, 8);
    expect(test?.df).toBe(3);
    expect(test?.p).toBeCloseTo(0.005585476661627, 9);
    expect(equalProportionsTest([of(3, 5), of(0, 0)])).toBeNull();
    const [one, other] = [of(12, 40), of(48, 80)];
    expect(equalProportionsTest([one, other])?.chi_square).toBeCloseTo(9.6, 10);
  });
});

describe('power', () => {
  // By adding up all pairs of results with SciPy 1.17.
  it.each([
    [0.8, 0.5, 20, 30, 0.092272045843059],
    [0.8, 0.6, 40, 40, 0.144641868626387],
    [0.2 / 0.9, 0.9, 10, 12, 0.922414877684803],
  ])('to see a ratio of %d of a rate of %d with %d and %d people', (ratio, rate, n1, n2, power) => {
    expect(powerToSee(ratio, rate, n1, n2)).toBeCloseTo(power, 9);
  });

  it('rises with people, and hardly changes where it is no longer exact', () => {
    expect(powerToSee(0.8, 0.5, 0, 10)).toBe(0);
    expect(powerToSee(0.8, 0.5, 200, 200)).toBeGreaterThan(powerToSee(0.8, 0.5, 100, 100));
    const exact = powerToSee(0.8, 0.3, 199, 198);
    const approximate = powerToSee(0.8, 0.3, 201, 200);
    expect(Math.abs(exact - approximate)).toBeLessThan(0.03);
    expect(powerToSee(0.8, 0.5, 50_000, 50_000)).toBeCloseTo(1, 12);
    expect(powerToSee(1, 0.5, 5000, 5000)).toBeCloseTo(0.05, 6);
  });
});
