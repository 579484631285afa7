import { describe, expect, it } from 'vitest';
import { randomFrom } from '../statistics/random.ts';
import {
  COMPARISON_GROWTH,
  type GroupComparison,
  groupComparisons,
  type PersonOfGroups,
  toldComparisons,
} from './group-comparison.ts';

const DIFFICULTIES = [-1.2, -0.6, -0.2, 0.1, 0.5, 0.9, 1.3, 1.8];

/** People of a group who answer eight items by the Rasch model, the last one made harder by so much. */
function people(
  count: number,
  said: Pick<PersonOfGroups, 'question_set' | 'sex' | 'ethnicity'>,
  harder = 0,
  seed = '0123456789abcdef0123456789abcdef',
): PersonOfGroups[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const ability = 1.4 * random.normal();
    return {
      ...said,
      items: DIFFICULTIES.map((b, i) => {
        const extra = i === 7 ? harder : 0;
        const right = random.next() < 1 / (1 + Math.exp(-(ability - b - extra)));
        return { item: `item ${i}`, scale: 'all', counts: right ? 1 : 0, binary: true };
      }),
    };
  });
}

const pairsOf = (found: readonly GroupComparison[]) =>
  found.map(({ about, question_set, reference, focal }) => [about, question_set, reference, focal]);

describe('groups by what people said about themselves', () => {
  const men = people(325, { question_set: 'eeo1', sex: 'male', ethnicity: 'white' });
  const women = people(
    157,
    { question_set: 'eeo1', sex: 'female', ethnicity: 'black' },
    1.8,
    'fedcba9876543210fedcba9876543210',
  );
  const elsewhere = people(
    60,
    { question_set: 'international', sex: 'woman', ethnicity: 'minority' },
    1.8,
    '00112233445566778899aabbccddeeff',
  );

  it('are compared with the largest, from a hundred on, in the words that sets have in common', () => {
    const found = groupComparisons([...men, ...women, ...elsewhere]);
    expect(pairsOf(found)).toEqual([
      ['sex', null, 'man', 'woman'],
      ['ethnicity', 'eeo1', 'white', 'black'],
    ]);
    expect(found[0]).toMatchObject({ reference_people: 320, focal_people: 210 });
    const [scale] = found[0]?.scales ?? [];
    expect(scale?.items.map(({ size }) => size).slice(0, 7)).not.toContain('C');
    expect(scale?.items[7]).toMatchObject({ item: 'item 7', size: 'C' });
    expect(scale?.items[7]?.delta).toBeLessThan(-1.5);
    for (const { delta } of scale?.items ?? []) expect(Math.round(delta * 10) / 10).toBe(delta);
  });

  it('are not told below a hundred, without an answer, or where items are not right or wrong', () => {
    expect(groupComparisons([...men, ...women.slice(0, 99)])).toEqual([]);
    const silent = women.map((each) => ({ ...each, sex: 'prefer_not', ethnicity: null }));
    expect(groupComparisons([...men, ...silent])).toEqual([]);
    const rated = [...men, ...women].map((each) => ({
      ...each,
      items: each.items.map((item) => ({ ...item, binary: false })),
    }));
    expect(groupComparisons(rated).every(({ scales }) => scales.length === 0)).toBe(true);
  });

  it('are told anew only once both have grown, also where the larger one changes', () => {
    const pair = (reference: string, r: number, focal: string, f: number): GroupComparison => ({
      about: 'sex',
      question_set: null,
      reference,
      focal,
      reference_people: r,
      focal_people: f,
      scales: [],
    });
    const before = [pair('man', 200, 'woman', 150)];
    const grown = 150 + COMPARISON_GROWTH;
    expect(toldComparisons(before, [pair('man', 900, 'woman', grown - 10)])).toEqual(before);
    expect(toldComparisons(before, [pair('woman', 210, 'man', 200)])).toEqual(before);
    const next = [pair('woman', 400, 'man', 230)];
    expect(toldComparisons(before, next)).toEqual(next);
    expect(toldComparisons(before, [])).toEqual([]);
    const first = pair('man', 300, 'another_gender', 100);
    expect(toldComparisons(before, [first])).toEqual([first]);
  });
});
