import { describe, expect, it } from 'vitest';
import { FEWEST_OF_GAP, type MeasuredPerson, subtraitGaps } from '../adverse-impact/subtrait-gaps.ts';
import { toldComparisons } from '../psychometrics/group-comparison.ts';
import type { MeanRows } from '../score-cards/score-columns.ts';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { randomFrom } from '../statistics/random.ts';
import { phi } from '../statistics/statistics.ts';
import { predictedImpact } from './predicted-impact.ts';

const random = randomFrom('gaps');

function person(sex: string, of: Record<string, number>): MeasuredPerson {
  const means = Object.entries(of).map(
    ([id, middle]) => [id, Math.min(100, Math.max(0, middle + 10 * random.normal()))] as const,
  );
  return { question_set: 'eeo1', sex, ethnicity: null, means: new Map(means) };
}

const crowd = (count: number, sex: string, of: Record<string, number>) =>
  Array.from({ length: count }, () => person(sex, of));

const templateOf = (weights: Record<string, number>): ScoreTemplate => ({
  categories: [
    {
      category_id: 'c',
      category_weightage: 100,
      traits: [
        {
          trait_id: 't',
          trait_weightage: 100,
          subtraits: Object.entries(weights).map(([subtrait_id, weightage]) => ({
            subtrait_id,
            weightage,
            rank: 1,
          })),
        },
      ],
    },
  ],
});

function rowsOf(people: readonly MeasuredPerson[], subtrait_ids: readonly string[]): MeanRows {
  const means = people.flatMap((each) =>
    subtrait_ids.map((id) => Math.round((each.means.get(id) ?? 0) * 1e6)),
  );
  return { subtrait_ids, count: people.length, means: Int32Array.from(means) };
}

describe('gaps of subtraits', () => {
  it('are told in steps, from enough people of each group on', () => {
    const men = crowd(400, 'male', { a: 50, b: 50 });
    const women = crowd(300, 'female', { a: 44, b: 50 });
    const [found, ...more] = subtraitGaps([...men, ...women]);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      about: 'sex',
      reference: 'man',
      focal: 'woman',
      reference_people: 400,
      focal_people: 300,
    });
    expect(found?.gaps.map(({ subtrait_id }) => subtrait_id)).toEqual(['a', 'b']);
    for (const { d } of found?.gaps ?? []) expect(Math.abs(d * 5 - Math.round(d * 5))).toBeLessThan(1e-9);
    expect(found?.gaps[0]?.d).toBeCloseTo(-0.6, 9);
    expect(found?.gaps[1]?.d).toBe(0);
    expect(subtraitGaps([...men, ...women.slice(0, FEWEST_OF_GAP - 1)])).toEqual([]);
    expect(subtraitGaps(men.map((each) => ({ ...each, sex: null })))).toEqual([]);
  });

  it('stay as told until both groups have grown', () => {
    const men = crowd(420, 'male', { a: 50 });
    const women = crowd(330, 'female', { a: 40 });
    const before = subtraitGaps([...men.slice(0, 400), ...women.slice(0, 300)]);
    const now = subtraitGaps([...men, ...women]);
    expect(toldComparisons(before, now)).toEqual(before);
    expect(
      toldComparisons(before, subtraitGaps([...men, ...crowd(10, 'male', { a: 50 }), ...women]))[0],
    ).toMatchObject({
      reference_people: 430,
    });
  });
});

describe('predicted impact', () => {
  const everybody = [...crowd(3000, 'male', { a: 53, b: 50 }), ...crowd(3000, 'female', { a: 47, b: 50 })];
  const pairs = subtraitGaps(everybody);
  const rows = rowsOf(everybody, ['a', 'b']);

  it('is none where nothing sets groups apart, and as the normal distribution has it where something does', () => {
    const top = { kind: 'top', size: 1200 } as const;
    expect(predictedImpact(templateOf({ b: 100 }), rows, top, pairs)[0]?.ratio).toBe(1);
    const found = predictedImpact(templateOf({ a: 100 }), rows, top, pairs)[0]?.ratio ?? 0;
    // Two normal groups .6 apart, one in five chosen of both together.
    const rate = (at: number) => [phi(-(at - 0.3)), phi(-(at + 0.3))] as const;
    let at = 0;
    while ((rate(at)[0] + rate(at)[1]) / 2 > 0.2) at += 0.001;
    expect(found).toBeGreaterThan(rate(at)[1] / rate(at)[0] - 0.06);
    expect(found).toBeLessThan(rate(at)[1] / rate(at)[0] + 0.06);
  });

  it('comes nearer to one the less weighs what sets groups apart', () => {
    for (const choice of [{ kind: 'top', size: 600 } as const, { kind: 'cut_off', score: 55 } as const]) {
      const ratios = [100, 60, 20, 0].map(
        (a) => predictedImpact(templateOf({ a, b: 100 - a }), rows, choice, pairs)[0]?.ratio ?? 0,
      );
      expect(ratios).toEqual([...ratios].sort((one, other) => one - other));
      expect(ratios.at(-1)).toBe(1);
    }
  });

  it('is not made where a gap is not told, and follows from the gaps alone', () => {
    const top = { kind: 'top', size: 600 } as const;
    const partly = pairs.map((pair) => ({ ...pair, gaps: pair.gaps.slice(1) }));
    expect(predictedImpact(templateOf({ a: 50, b: 50 }), rows, top, partly)).toEqual([]);
    expect(predictedImpact(templateOf({ a: 50, b: 50 }), rows, top, [])).toEqual([]);
    expect(
      predictedImpact(templateOf({ a: 100 }), rows, { kind: 'cut_off', score: 100 }, pairs),
    ).toMatchObject([{ ratio: null }]);
  });
});
