import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iccOneWay, iccTwoWay, kendallW, sizeOfIcc } from './agreement.ts';

/** Four judges rate six targets (Shrout & Fleiss 1979, table 2). */
const TABLE = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
];

/** Rounding first base: 22 runners by three methods (Hollander & Wolfe 1973, p. 140). */
const ROUNDING = [
  [5.4, 5.5, 5.55],
  [5.85, 5.7, 5.75],
  [5.2, 5.6, 5.5],
  [5.55, 5.5, 5.4],
  [5.9, 5.85, 5.7],
  [5.45, 5.55, 5.6],
  [5.4, 5.4, 5.35],
  [5.45, 5.5, 5.35],
  [5.25, 5.15, 5.0],
  [5.85, 5.8, 5.7],
  [5.25, 5.2, 5.1],
  [5.65, 5.55, 5.45],
  [5.6, 5.35, 5.45],
  [5.05, 5.0, 4.95],
  [5.5, 5.5, 5.4],
  [5.45, 5.55, 5.5],
  [5.55, 5.55, 5.35],
  [5.45, 5.5, 5.55],
  [5.5, 5.45, 5.25],
  [5.65, 5.6, 5.4],
  [5.7, 5.65, 5.55],
  [6.3, 6.3, 6.25],
];

const table = fc.array(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 4, maxLength: 4 }), {
  minLength: 3,
  maxLength: 12,
});

describe('agreement of judges', () => {
  it('is as printed for the worked example of Shrout & Fleiss (1979, table 4)', () => {
    expect(iccOneWay(TABLE)?.value).toBeCloseTo(0.17, 2);
    const two = iccTwoWay(TABLE);
    expect(two?.single.value).toBeCloseTo(0.29, 2);
    expect(two?.average.value).toBeCloseTo(0.62, 2);
  });

  it('has the intervals that the R package psych prints for that example', () => {
    const one = iccOneWay(TABLE);
    expect([one?.low, one?.high]).toEqual([expect.closeTo(-0.133, 3), expect.closeTo(0.723, 3)]);
    const two = iccTwoWay(TABLE);
    expect([two?.single.low, two?.single.high]).toEqual([expect.closeTo(0.019, 3), expect.closeTo(0.761, 3)]);
    expect([two?.average.low, two?.average.high]).toEqual([
      expect.closeTo(0.071, 3),
      expect.closeTo(0.927, 3),
    ]);
  });

  it('weighs targets with unequally many judges by their mean number', () => {
    // By hand from the definition; the target with one judge is left out.
    const found = iccOneWay([[4, 5], [1, 2, 3], [9]]);
    const [msb, msw, k] = [2 * (4.5 - 3) ** 2 + 3 * (2 - 3) ** 2, (0.5 + 2) / 3, 5 - 13 / 5];
    expect(found?.judges).toBeCloseTo(k, 10);
    expect(found?.value).toBeCloseTo((msb - msw) / (msb + (k - 1) * msw), 10);
    expect(found?.targets).toBe(2);
  });

  it('is one where all agree, nothing where nothing varies or too little is there', () => {
    expect(
      iccOneWay([
        [1, 1],
        [3, 3],
        [5, 5],
      ]),
    ).toMatchObject({ value: 1, low: 1, high: 1 });
    expect(
      iccTwoWay([
        [1, 1],
        [3, 3],
        [5, 5],
      ])?.average,
    ).toMatchObject({ value: 1, low: 1 });
    expect(
      iccOneWay([
        [3, 3],
        [3, 3],
      ]),
    ).toBeNull();
    expect(iccOneWay([[3, 4]])).toBeNull();
    expect(iccTwoWay([[3, 4], [1]])).toBeNull();
    expect(iccTwoWay([[3], [1]])).toBeNull();
  });

  it('never leaves the interval, and does not change with the order of judges and targets', () => {
    let seed = 7;
    const draw = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return 1 + (seed % 5);
    };
    for (let round = 0; round < 200; round++) {
      const table = Array.from({ length: 3 + (round % 8) }, () =>
        Array.from({ length: 2 + (round % 4) }, draw),
      );
      const one = iccOneWay(table);
      const two = iccTwoWay(table);
      const mirrored = iccTwoWay([...table].reverse().map((row) => [...row].reverse()));
      for (const each of [one, two?.single, two?.average]) {
        if (!each) continue;
        expect(each.value).toBeLessThanOrEqual(1);
        expect(each.low).toBeLessThanOrEqual(each.value + 1e-9);
        expect(each.high).toBeGreaterThanOrEqual(each.value - 1e-9);
      }
      if (two && mirrored) expect(mirrored.average.value).toBeCloseTo(two.average.value, 10);
    }
  });

  it('has words', () => {
    expect([-0.2, 0.49, 0.5, 0.74, 0.75, 0.89, 0.9].map(sizeOfIcc)).toEqual([
      'poor',
      'poor',
      'moderate',
      'moderate',
      'good',
      'good',
      'excellent',
    ]);
  });
});

describe('concordance', () => {
  it('gives the Friedman statistic of Hollander & Wolfe with their ties', () => {
    // R, friedman.test(RoundingTimes): chi-squared 11.1429, df 2, p 0.003805.
    const found = kendallW(ROUNDING);
    expect(found?.chi_square).toBeCloseTo(11.1429, 4);
    expect(found?.p).toBeCloseTo(0.003805, 6);
    expect(found?.w).toBeCloseTo(11.1429 / 44, 5);
  });

  it('is full where all say the same, and unknown where nothing varies', () => {
    const same = [1, 2, 3, 4];
    expect(kendallW([same, same, same])?.w).toBe(1);
    expect(
      kendallW([
        [2, 2],
        [2, 2],
      ]),
    ).toBeNull();
  });

  it('stays within its ends, whatever raters say, and does not ask for their order', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const w = kendallW(rows);
        if (w !== null) {
          expect(w.w).toBeGreaterThanOrEqual(-1e-12);
          expect(w.w).toBeLessThanOrEqual(1 + 1e-12);
          expect(kendallW(rows.toReversed())?.w).toBeCloseTo(w.w, 12);
          expect(kendallW(rows.map((row) => row.map((each) => each * 3 + 1)))?.w).toBeCloseTo(w.w, 12);
        }
      }),
    );
  });
});
