import { describe, expect, it } from 'vitest';
import { randomFrom } from '../statistics/random.ts';
import { type Counts, protectedAs, protectedCounts, regrouped } from './protected-counts.ts';
import { countsOf, protectedPairs, protectedReports } from './protected-reports.ts';
import { categoryOf, wrongAnswer } from './questions.ts';
import { attackPairs } from './testing/attacker.ts';

const counts = (
  cells: Record<string, readonly number[]>,
  classes: readonly string[] = ['applied', 'hired'],
  unknown: readonly number[] = classes.map(() => 0),
): Counts => ({ categories: Object.keys(cells), classes, cells: Object.values(cells), unknown });

describe('counts that leave', () => {
  it('are all there where each is large enough, whatever is not known', () => {
    const all = counts({ female: [20, 8], male: [30, 12] }, ['applied', 'hired'], [1, 0]);
    expect(protectedCounts(all)).toEqual(all);
  });

  it('put a class with too few into the one before it', () => {
    const merged = protectedCounts(
      counts({ female: [20, 9, 4], male: [30, 12, 9] }, ['applied', 'short', 'hired'], [2, 1, 1]),
    );
    expect(merged).toEqual(counts({ female: [20, 13], male: [30, 21] }, ['applied', 'short'], [2, 2]));
  });

  it('put a first class with too few together with the next', () => {
    const merged = protectedCounts(
      counts({ female: [1, 9, 8], male: [30, 12, 9] }, ['applied', 'short', 'hired']),
    );
    expect(merged).toEqual(counts({ female: [10, 8], male: [42, 9] }, ['applied', 'hired']));
  });

  it('put small categories together, and never tell how many each has', () => {
    const merged = protectedCounts(
      counts({ white: [50, 20], black: [30, 10], native: [2, 1], pacific: [3, 0], asian: [0, 0] }),
    );
    // Of five people in two small categories not enough were hired; with the next one there are.
    expect(merged).toEqual(counts({ white: [50, 20], 'black+native+pacific': [35, 11] }));
  });

  it('are none where there is nobody to be confused with', () => {
    expect(protectedCounts(counts({ female: [20, 9], male: [0, 0] }))).toBeNull();
    expect(protectedCounts(counts({ female: [20, 9], male: [3, 1] }))).toBeNull();
    expect(protectedCounts(counts({ female: [0, 0], male: [0, 0] }))).toBeNull();
    // Only the numbers of those who applied, where too few got further.
    expect(protectedCounts(counts({ female: [20, 0], male: [30, 9] }))).toEqual(
      counts({ female: [20], male: [39] }, ['applied']),
    );
  });
});

describe('reports of parts and of the whole', () => {
  it('hold a part back when the rest could be found by subtracting it', () => {
    const one = counts({ female: [40, 20], male: [40, 20] });
    const other = counts({ female: [3, 0], male: [2, 1] });
    const { whole, parts } = protectedReports(
      new Map([
        ['one', one],
        ['other', other],
      ]),
    );
    expect(whole).toEqual(counts({ female: [43, 20], male: [42, 21] }));
    expect([...parts.keys()]).toEqual([]);
  });

  it('tell every part where each is large enough', () => {
    const parts = new Map([
      ['one', counts({ female: [40, 20], male: [40, 20] })],
      ['other', counts({ female: [30, 10], male: [20, 10] })],
    ]);
    const told = protectedReports(parts);
    expect(told.whole).toEqual(counts({ female: [70, 30], male: [60, 30] }));
    expect(told.parts).toEqual(parts);
    expect(protectedReports(new Map())).toEqual({ whole: null, parts: new Map() });
  });

  it('are regrouped to the classes and categories of others', () => {
    const fine = counts({ a: [1, 2, 3], b: [4, 5, 6], c: [7, 8, 9] }, ['x', 'y', 'z']);
    expect(regrouped(fine, { categories: ['a+c', 'b'], classes: ['x', 'z'] })).toEqual([
      [18, 12],
      [9, 6],
    ]);
    expect(protectedAs(fine, { categories: ['a', 'b', 'c'], classes: ['x'] })?.cells).toEqual([
      [6],
      [15],
      [24],
    ]);
    expect(protectedAs(fine, { categories: ['a', 'b+c'], classes: ['x', 'y'] })).toBeNull();
  });
});

describe('both questions together', () => {
  const people = (n: number, sex: string | null, ethnicity: string | null, stage: string) =>
    Array.from({ length: n }, () => ({ part: 'p', class: stage, sex, ethnicity }));
  const told = (all: ReturnType<typeof people>) => {
    const of = (question: 'sex' | 'ethnicity', categories: string[]) =>
      protectedCounts(
        countsOf(
          all.map((each) => ({ class: each.class, category: each[question] })),
          categories,
          ['applied', 'hired'],
        ),
      ) as Counts;
    return protectedPairs(
      all,
      ['applied', 'hired'],
      of('sex', ['female', 'male']),
      of('ethnicity', ['white', 'black']),
    );
  };
  const enough = ['applied', 'hired'].flatMap((stage) =>
    ['female', 'male'].flatMap((sex) =>
      ['white', 'black'].flatMap((ethnicity) => people(6, sex, ethnicity, stage)),
    ),
  );

  it('are told where every pair is large enough', () => {
    expect(told(enough)).toEqual(
      counts({
        'female|white': [6, 6],
        'female|black': [6, 6],
        'male|white': [6, 6],
        'male|black': [6, 6],
      }),
    );
  });

  it('are not told where subtracting them would leave a few', () => {
    expect(told([...enough, ...people(1, 'female', null, 'hired')])).toBeNull();
    expect(told(enough.slice(2))).toBeNull();
  });
});

describe('an attacker who reads every report and knows every applicant', () => {
  it('learns nobody’s category from 600 random pairs of reports', () => {
    const attack = attackPairs(randomFrom('5e1f1d00000000000000000000000001'), 600);
    expect(attack).toMatchObject({ pairs: 600, small: 0, revealed: 0 });
    expect(attack.subtracted).toBeGreaterThan(50);
    expect(attack.divided.position).toBeGreaterThan(200);
    expect(attack.divided.department).toBeGreaterThan(200);
  });

  it('would learn something if a quarter were divided by position and by department', () => {
    const attack = attackPairs(randomFrom('5e1f1d00000000000000000000000003'), 600, 'both');
    expect(attack.small).toBeGreaterThan(0);
  });
});

describe('answers', () => {
  it('belong to their set, and may be left out', () => {
    expect(wrongAnswer('eeo1', { sex: 'female', ethnicity: null })).toBeNull();
    expect(wrongAnswer('eeo1', { sex: 'prefer_not', ethnicity: 'two_or_more' })).toBeNull();
    expect(wrongAnswer('eeo1', { sex: 'woman', ethnicity: null })).toBe('sex');
    expect(wrongAnswer('international', { sex: 'woman', ethnicity: 'asian' })).toBe('ethnicity');
    expect(categoryOf('prefer_not')).toBeNull();
    expect(categoryOf('female')).toBe('female');
  });
});
