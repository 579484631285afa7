import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeanRows } from '../score-cards/score-columns.ts';
import type { ScoreTemplate } from './score-template.ts';
import { compareTemplates } from './template-comparison.ts';

const IDS = ['care', 'speed'];

function weighted(care: number, speed: number, target?: { min: number; max: number }): ScoreTemplate {
  const subtraits = [
    { subtrait_id: 'care', weightage: care, rank: 1, ...(target ? { target } : {}) },
    { subtrait_id: 'speed', weightage: speed, rank: 2 },
  ];
  const traits = [{ trait_id: 't', trait_weightage: 100, subtraits }];
  return { categories: [{ category_id: 'c', category_weightage: 100, traits }] };
}

function people(scores: readonly (readonly [number | null, number | null])[]): MeanRows {
  const means = Int32Array.from(scores.flat(), (score) => (score === null ? -1 : score * 1e6));
  return { subtrait_ids: IDS, count: scores.length, means };
}

const [CARE, SPEED] = [weighted(100, 0), weighted(0, 100)];
const THREE = people([
  [90, 10],
  [60, 50],
  [30, 80],
]);

describe('two templates on the same plays', () => {
  it('that turn the order round', () => {
    const found = compareTemplates(CARE, SPEED, THREE, { seed: 'x' });
    expect(found).toMatchObject({ count: 3, scored_both: 3, tau: -1, up: 1, down: 1, unmoved: 1 });
    expect(found.mean_move).toBeCloseTo(4 / 3);
    expect(found.movers).toEqual([
      { row: 0, fit_before: 90, fit_after: 10, rank_before: 1, rank_after: 3 },
      { row: 2, fit_before: 30, fit_after: 80, rank_before: 3, rank_after: 1 },
    ]);
    expect(found.top_after.map(({ row }) => row)).toEqual([2, 1, 0]);
    expect(found.top_before.map(({ row }) => row)).toEqual([0, 1, 2]);
    // Outstanding becomes Poor, and Below Average Outstanding.
    expect(found.bands[5]?.[0]).toBe(1);
    expect(found.bands[1]?.[5]).toBe(1);
    expect(found.bands.flat().reduce((sum, n) => sum + n, 0)).toBe(3);
  });

  it('that are the same change nothing', () => {
    const found = compareTemplates(CARE, CARE, THREE, { seed: 'x' });
    expect(found).toMatchObject({ tau: 1, up: 0, down: 0, unmoved: 3, mean_move: 0, movers: [], lost: 0 });
    expect(found.stability_after).toEqual({ draws: 200, same: 1 });
  });

  it('tell who loses and gains a score with the coverage', () => {
    const rows = people([
      [80, null],
      [null, 40],
      [null, null],
    ]);
    const found = compareTemplates(weighted(70, 30), weighted(30, 70), rows, { seed: 'x' });
    expect(found).toMatchObject({
      scored_before: 1,
      scored_after: 1,
      scored_both: 0,
      tau: null,
      lost: 1,
      gained: 1,
    });
    expect(found.movers.map(({ row, rank_before, rank_after }) => [row, rank_before, rank_after])).toEqual([
      [0, 1, null],
      [1, null, 1],
    ]);
    // 0.7 of the weight of one of three people.
    expect(found.coverage_before).toBeCloseTo(0.7 / 3);
    expect(found.bands[6]?.[6]).toBe(1);
  });

  it('apply target ranges to the means', () => {
    const found = compareTemplates(CARE, weighted(100, 0, { min: 20, max: 40 }), THREE, { seed: 'x' });
    expect(found.top_after.map(({ row, fit_after }) => [row, fit_after])).toEqual([
      [2, 100],
      [1, 66.7],
      [0, 16.7],
    ]);
  });

  it('keep the books for any people', () => {
    const score = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.tuple(score, score), { maxLength: 40 }), (list) => {
        const found = compareTemplates(weighted(80, 20), weighted(35, 65), people(list), {
          seed: 'x',
          draws: 3,
          movers: 5,
        });
        expect(found.up + found.down + found.unmoved).toBe(found.scored_both);
        expect(found.scored_both + found.lost).toBe(found.scored_before);
        expect(found.scored_both + found.gained).toBe(found.scored_after);
        expect(found.movers.length).toBeLessThanOrEqual(5);
        const distance = found.movers.map((mover) =>
          mover.rank_before === null || mover.rank_after === null
            ? Number.POSITIVE_INFINITY
            : Math.abs(mover.rank_before - mover.rank_after),
        );
        expect(distance).toEqual([...distance].sort((a, b) => b - a));
      }),
    );
  });
});
