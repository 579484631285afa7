import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MeanRows, scoreColumns } from '../score-cards/score-columns.ts';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { randomFrom } from '../statistics/random.ts';
import { topStability } from './top-stability.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];

function template(weights: readonly number[], boost = 1): ScoreTemplate {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = weights;
  const trait = (trait_id: string, trait_weightage: number, own: [string, number][]) => ({
    trait_id,
    trait_weightage,
    subtraits: own.map(([subtrait_id, weightage], i) => ({ subtrait_id, weightage, rank: i + 1 })),
  });
  return {
    categories: [
      {
        category_id: 'x',
        category_weightage: 60,
        boost,
        traits: [
          trait('t', 50, [
            ['a', a],
            ['b', b],
          ]),
          trait('u', 50, [['c', c]]),
        ],
      },
      {
        category_id: 'y',
        category_weightage: 40,
        traits: [
          trait('v', 100, [
            ['d', d],
            ['e', e],
          ]),
        ],
      },
    ],
  };
}

function people(count: number, seed: string, missing: number): MeanRows {
  const random = randomFrom(seed);
  const means = Int32Array.from({ length: count * IDS.length }, () =>
    random.next() < missing ? -1 : random.int(100_000_001),
  );
  return { subtrait_ids: IDS, count, means };
}

/** The same by trying every weighting on everybody, with templates of their own. */
function reference(
  of: ScoreTemplate,
  rows: MeanRows,
  size: number,
  draws: number,
  change: number,
  seed: string,
) {
  const firstOf = (tried: ScoreTemplate) => {
    const { fit, rank } = scoreColumns(tried, rows);
    return [...rank.keys()]
      .filter((row) => !Number.isNaN(fit[row]))
      .sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b)
      .slice(0, size);
  };
  const random = randomFrom(seed);
  const factor = () => 1 - change + 2 * change * random.next();
  const top = firstOf(of);
  const stayed = new Map(top.map((row) => [row, 0]));
  let same = 0;
  for (let draw = 0; draw < draws; draw++) {
    const categories = of.categories.map((c) => ({
      ...c,
      category_weightage: c.category_weightage * factor(),
    }));
    const traits = categories.map((c) =>
      c.traits.map((t) => ({ ...t, trait_weightage: t.trait_weightage * factor() })),
    );
    const tried = {
      ...of,
      categories: categories.map((c, i) => ({
        ...c,
        traits: (traits[i] ?? []).map((t) => ({
          ...t,
          subtraits: t.subtraits.map((s) => ({ ...s, weightage: s.weightage * factor() })),
        })),
      })),
    };
    const kept = firstOf(tried).filter((row) => stayed.has(row));
    for (const row of kept) stayed.set(row, (stayed.get(row) ?? 0) + 1);
    if (kept.length === top.length) same += 1;
  }
  return { draws, top, stays: top.map((row) => (stayed.get(row) ?? 0) / draws), same: same / draws };
}

describe('stability of the first', () => {
  it('is what trying every weighting on everybody gives, with and without holes in the data', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }),
        fc.constantFrom(0.6, 1, 1.4),
        fc.constantFrom(0, 0.1, 0.4),
        fc.constantFrom(30, 60, 100),
        fc.integer({ min: 0, max: 60 }),
        fc.string(),
        (weights, boost, missing, min_coverage_percent, count, seed) => {
          const rows = people(count, seed, missing);
          const of = { ...template(weights, boost), min_coverage_percent };
          const settings = { size: 4, draws: 12, change: 0.1, seed };
          expect(topStability(of, rows, settings)).toEqual(reference(of, rows, 4, 12, 0.1, seed));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is whole where nobody is near, and repeats with the seed', () => {
    const means = Int32Array.from([90, 20, 10].flatMap((score) => IDS.map(() => score * 1e6)));
    const rows = { subtrait_ids: IDS, count: 3, means };
    const of = template([50, 50, 100, 50, 50]);
    expect(topStability(of, rows, { size: 1, seed: 's' })).toEqual({
      draws: 200,
      top: [0],
      stays: [1],
      same: 1,
    });
    const many = people(300, 'many', 0.05);
    const once = topStability(of, many, { seed: 'one' });
    expect(topStability(of, many, { seed: 'one' })).toEqual(once);
    expect(once.top).toHaveLength(10);
    expect(once.stays.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  it('of nobody is nothing', () => {
    const rows = { subtrait_ids: IDS, count: 0, means: new Int32Array() };
    expect(topStability(template([1, 1, 1, 1, 1]), rows, { seed: '' })).toMatchObject({ top: [], stays: [] });
  });
});
