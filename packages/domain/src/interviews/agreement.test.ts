import { describe, expect, it } from 'vitest';
import {
  FEWEST_APPLICANTS,
  iccOneWay,
  iccTwoWay,
  positionAgreement,
  profileAgreement,
  sizeOfIcc,
  spreadOf,
} from './agreement.ts';

/** Four judges rate six targets (Shrout & Fleiss 1979, table 2). */
const TABLE = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
];

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

  it('is kept back until there is enough: ten applicants, or three interviewers and six traits', () => {
    const pairs = Array.from({ length: FEWEST_APPLICANTS }, (_, i) => [1 + (i % 5), 1 + ((i + 1) % 5)]);
    expect(positionAgreement(pairs.slice(1))).toBeNull();
    expect(positionAgreement([...pairs.slice(1), [4]])).toBeNull();
    expect(positionAgreement(pairs)?.targets).toBe(FEWEST_APPLICANTS);
    const rated = (...values: number[]) => new Map(values.map((value, at) => [`t${at}`, value] as const));
    const [a, b, c] = [rated(1, 2, 3, 4, 5, 5), rated(1, 2, 3, 4, 5, 4), rated(2, 2, 3, 4, 4, 5)];
    expect(profileAgreement([a, b])).toBeNull();
    expect(profileAgreement([a, b, rated(1, 2, 3, 4, 5)])).toBeNull();
    expect(profileAgreement([a, b, c])?.value).toBeGreaterThan(0.9);
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
    expect(spreadOf([2, 4])).toEqual({ count: 2, low: 2, high: 4, mean: 3, sd: Math.SQRT2 });
    expect(spreadOf([])).toBeNull();
  });
});
