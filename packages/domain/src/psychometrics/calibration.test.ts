import { describe, expect, it } from 'vitest';
import { randomFrom } from '../statistics/random.ts';
import {
  CALIBRATION_MINIMUM,
  calibratedHalves,
  calibratedMeasure,
  calibratedScales,
  driftOf,
} from './calibration.ts';
import type { CalibratedPlay } from './scale-table.ts';

const DIFFICULTIES = [-1.2, -0.6, -0.2, 0.1, 0.5, 0.9, 1.3, 1.8];

/** People who answer eight items by the Rasch model; the last item is harder for the focal group. */
function people(count: number): CalibratedPlay[] {
  const random = randomFrom('00112233445566778899aabbccddeeff');
  return Array.from({ length: count }, (_, person) => {
    const ability = 1.4 * random.normal();
    const group = person % 2 === 0 ? 'reference' : 'focal';
    return {
      group,
      items: DIFFICULTIES.map((b, i) => {
        const extra = group === 'focal' && i === 7 ? 1.6 : 0;
        const right = random.next() < 1 / (1 + Math.exp(-(ability - b - extra)));
        return { item: `item ${i}`, scale: '', counts: right ? 1 : 0, binary: true };
      }),
      halves: { rate: [ability + 0.5 * random.normal(), ability + 0.5 * random.normal()] },
    };
  });
}

describe('a calibration', () => {
  it('tells nothing from too few, and says how many there are', () => {
    const [scale] = calibratedScales(people(CALIBRATION_MINIMUM.item - 1));
    expect(scale).toMatchObject({ people: 29, alpha: null, omega: null, odd_even: null });
    expect(scale?.models).toEqual({ rasch: null, two_parameters: null, comparison: null });
    expect(scale?.items[0]).toMatchObject({ n: 29, mean: null, rest: null, rasch: null, difference: null });
    expect(calibratedHalves(people(99))).toEqual([{ data_point: 'rate', n: 99, reliability: null }]);
    expect(calibratedMeasure([1, 2, 3], [[1, 2]])).toMatchObject({ n: 3, mean: 2, pairs: 1, retest: null });
  });

  it('finds what the answers were made of', () => {
    const plays = people(600);
    const [scale] = calibratedScales(plays);
    expect(scale).toMatchObject({
      people: 600,
      met: 8,
      binary: true,
      groups: { reference: 300, focal: 300 },
    });
    expect(scale?.alpha).toBeGreaterThan(0.65);
    expect(Math.abs((scale?.omega ?? 0) - (scale?.alpha ?? 0))).toBeLessThan(0.05);
    expect(scale?.models.rasch?.settled).toBe(true);
    const difficulties = scale?.items.map((item) => item.rasch?.b ?? 0) ?? [];
    expect(difficulties.slice(0, 7)).toEqual(difficulties.slice(0, 7).toSorted((a, b) => a - b));
    // Only the item that was made harder for one group differs much; it is part of what people are matched by.
    const sizes = scale?.items.map((item) => item.difference?.size);
    expect(sizes?.slice(0, 7)).not.toContain('C');
    expect(sizes?.[7]).toBe('C');
    expect(scale?.items[7]?.difference?.delta).toBeLessThan(-1.5);
    const [halves] = calibratedHalves(plays);
    // Halves that share a variance of 1.96 and each have .25 of their own: 1.96 / 2.21 = .887, stepped up .940.
    expect(halves?.reliability).toBeCloseTo(0.94, 1);
  });

  it('compares two plays of the same person', () => {
    const random = randomFrom('ffeeddccbbaa99887766554433221100');
    const pairs = Array.from({ length: 400 }, () => {
      const level = random.normal();
      return [level + 0.5 * random.normal(), level + 0.5 * random.normal()] as const;
    });
    const found = calibratedMeasure(
      pairs.map(([first]) => first),
      pairs,
    );
    expect(found.retest?.single).toBeCloseTo(0.8, 1);
    expect(found.retest?.low).toBeLessThan(found.retest?.single ?? 0);
    expect(Math.abs(found.gain ?? 1)).toBeLessThan(0.1);
  });

  it('tells quarters apart', () => {
    const at = (day: string, count: number, value: number) =>
      Array.from({ length: count }, (_, i) => ({
        at: `${day}T0${i % 10}:00:00.000Z`,
        value: value + (i % 2),
      }));
    expect(
      driftOf([...at('2026-04-01', 20, 5), ...at('2025-12-31', 3, 1), ...at('2026-06-30', 20, 7)]),
    ).toEqual([
      { from: '2025-10-01', n: 3, mean: null, sd: null },
      { from: '2026-04-01', n: 40, mean: 6.5, sd: expect.closeTo(1.1323, 3) },
    ]);
  });
});
