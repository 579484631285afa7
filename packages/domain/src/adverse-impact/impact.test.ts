import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  impactRatio,
  impactRatioInterval,
  impactTable,
  isBelowFourFifths,
  neededForFourFifths,
  shortfall,
  turnsWithOnePerson,
} from './impact.ts';
import { dueQuarters, impactSteps, quarterOf } from './impact-steps.ts';
import { scoringRates, standardizedDifference } from './scores.ts';

const of = (selected: number, applicants: number) => ({ selected, applicants });
const ratiosOf = (rows: readonly { key: string; ratio: number | null }[]) =>
  Object.fromEntries(rows.map(({ key, ratio }) => [key, ratio === null ? null : Number(ratio.toFixed(3))]));

describe('published examples', () => {
  it('80 White and 40 Black applicants, of whom 48 and 12 are hired (Questions and Answers, 12)', () => {
    const { rows, compared_with } = impactTable(
      [
        { key: 'white', ...of(48, 80) },
        { key: 'black', ...of(12, 40) },
      ],
      0,
    );
    expect(compared_with).toBe('white');
    expect(rows.map(({ rate }) => rate)).toEqual([0.6, 0.3]);
    expect(rows[1]).toMatchObject({ ratio: 0.5, below_four_fifths: true, turns_with_one_person: false });
    // 8 fewer than at the rate of both together; 8 more would make 20 of 40, and 19.2 is needed.
    expect(rows[1]?.shortfall).toBeCloseTo(8, 12);
    expect(rows[1]?.needed_for_four_fifths).toBe(8);
  });

  it('rates of 60, 45, 48 and 51 % (Questions and Answers, 11)', () => {
    const { rows } = impactTable(
      [
        { key: 'white', ...of(60, 100) },
        { key: 'american_indian', ...of(45, 100) },
        { key: 'hispanic', ...of(48, 100) },
        { key: 'black', ...of(51, 100) },
      ],
      0,
    );
    expect(ratiosOf(rows)).toEqual({ white: 1, american_indian: 0.75, hispanic: 0.8, black: 0.85 });
    expect(rows.map(({ below_four_fifths }) => below_four_fifths)).toEqual([false, true, false, false]);
  });

  it('three of 20 men and one of 10 women: below four-fifths, but too few to tell (Questions and Answers, 21)', () => {
    const [men, women] = [of(3, 20), of(1, 10)];
    expect(impactRatio(women, men)).toBeCloseTo(2 / 3, 12);
    expect(isBelowFourFifths(women, men)).toBe(true);
    expect(turnsWithOnePerson(women, men)).toBe(true);
  });

  it("New York City's example of a tool that selects (6 RCNY § 5-301)", () => {
    const sex = impactTable(
      [
        { key: 'male', ...of(667, 1390) },
        { key: 'female', ...of(555, 1181) },
      ],
      250,
    );
    expect(ratiosOf(sex.rows)).toEqual({ male: 1, female: 0.979 });
    expect(sex.unknown).toBe(250);
    const race = impactTable(
      [
        { key: 'hispanic', ...of(204, 408) },
        { key: 'white', ...of(412, 797) },
        { key: 'black', ...of(170, 390) },
        { key: 'pacific', ...of(52, 119) },
        { key: 'asian', ...of(302, 616) },
        { key: 'native', ...of(18, 41) },
        { key: 'two_or_more', ...of(96, 213) },
      ],
      0,
      false,
    );
    expect(ratiosOf(race.rows)).toEqual({
      hispanic: 0.967,
      white: 1,
      black: 0.843,
      pacific: 0.845,
      asian: 0.948,
      native: 0.849,
      two_or_more: 0.872,
    });
  });

  it("New York City's example of a tool that scores (6 RCNY § 5-301)", () => {
    // 54.3 % of 92 and 44.7 % of 76 people.
    const { rows } = impactTable(
      [
        { key: 'male', ...of(50, 92) },
        { key: 'female', ...of(34, 76) },
      ],
      0,
    );
    expect(rows.map(({ rate }) => Number((100 * (rate ?? 0)).toFixed(1)))).toEqual([54.3, 44.7]);
    expect(rows[1]?.ratio).toBeCloseTo(0.823, 3);
    const race = impactTable(
      [
        { key: 'hispanic', ...of(18, 28) },
        { key: 'white', ...of(15, 40) },
        { key: 'black', ...of(16, 32) },
        { key: 'pacific', ...of(5, 8) },
        { key: 'asian', ...of(10, 24) },
      ],
      0,
      false,
    );
    const told = race.rows.map(({ key, ratio }) => [key, Number(ratio?.toFixed(2))]);
    expect(told).toEqual([
      ['hispanic', 1],
      ['white', 0.58],
      ['black', 0.78],
      ['pacific', 0.97],
      ['asian', 0.65],
    ]);
  });
});

describe('four-fifths', () => {
  it('is not failed by the rounding of the machine: 3 of 5 is four-fifths of 3 of 4', () => {
    expect((3 / 5 / (3 / 4)).toString()).toBe('0.7999999999999999');
    expect(isBelowFourFifths(of(3, 5), of(3, 4))).toBe(false);
  });

  it('agrees with integers, and so many more reach it as are needed', () => {
    const aGroup = fc
      .tuple(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([applicants, share]) => of(Math.floor(applicants * share), applicants));
    fc.assert(
      fc.property(aGroup, aGroup, (group, compared) => {
        const [x1, n1, x2, n2] = [
          group.selected,
          group.applicants,
          compared.selected,
          compared.applicants,
        ].map(BigInt) as [bigint, bigint, bigint, bigint];
        expect(isBelowFourFifths(group, compared)).toBe(5n * x1 * n2 < 4n * x2 * n1);
        const more = neededForFourFifths(group, compared);
        expect(isBelowFourFifths({ ...group, selected: group.selected + more }, compared)).toBe(false);
        if (more > 0) {
          expect(isBelowFourFifths({ ...group, selected: group.selected + more - 1 }, compared)).toBe(true);
        }
        const short = Number(((n1 * (x1 + x2) - x1 * (n1 + n2)) * 1_000_000n) / (n1 + n2)) / 1e6;
        expect(Math.abs(shortfall(group, compared) - Math.max(0, short))).toBeLessThan(1e-5);
        const ratio = impactRatio(group, compared);
        if (x2 === 0n) expect(ratio).toBeNull();
        else expect(ratio).toBeCloseTo(Number((x1 * n2 * 10n ** 15n) / (n1 * x2)) / 1e15, 9);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the interval of the ratio', () => {
  // With SciPy 1.17 (relative_risk), which also takes Katz' logarithm.
  it.each([
    [of(12, 40), of(48, 80), 0.301432941044597, 0.829371863382984],
    [of(555, 1181), of(667, 1390), 0.902563610890095, 1.062640303864561],
    [of(5, 20), of(9, 20), 0.225749800875393, 1.367186035654589],
  ])('of %o and %o', (group, compared, low, high) => {
    const interval = impactRatioInterval(group, compared);
    expect(interval?.low).toBeCloseTo(low, 9);
    expect(interval?.high).toBeCloseTo(high, 9);
  });

  it('does not exist where nobody was selected', () => {
    expect(impactRatioInterval(of(0, 20), of(9, 20))).toBeNull();
    expect(impactRatioInterval(of(3, 20), of(0, 20))).toBeNull();
  });
});

describe('groups of a table', () => {
  it('below 2 % are listed with their rate but compared with nobody, even where theirs is highest', () => {
    const { rows, compared_with } = impactTable(
      [
        { key: 'a', ...of(50, 100) },
        { key: 'b', ...of(40, 95) },
        { key: 'c', ...of(3, 3) },
        { key: 'd', ...of(0, 0) },
      ],
      7,
    );
    expect(compared_with).toBe('a');
    expect(rows[2]).toMatchObject({ left_out: 'below_two_percent', rate: 1, ratio: null, fisher_p: null });
    expect(rows[3]).toMatchObject({ left_out: 'empty', rate: null, ratio: null });
  });

  it('of exactly 2 % count', () => {
    const { rows } = impactTable(
      [
        { key: 'a', ...of(20, 49) },
        { key: 'b', ...of(0, 1) },
      ],
      0,
    );
    expect(rows[1]?.left_out).toBeNull();
  });

  it('have no ratio where nobody was selected, and none are there without people', () => {
    const none = impactTable(
      [
        { key: 'a', ...of(0, 10) },
        { key: 'b', ...of(0, 20) },
      ],
      0,
    );
    expect(none.rows.map(({ ratio, below_four_fifths }) => [ratio, below_four_fifths])).toEqual([
      [null, false],
      [null, false],
    ]);
    expect(impactTable([{ key: 'a', ...of(0, 0) }], 4)).toMatchObject({ compared_with: null, unknown: 4 });
  });
});

describe('scores', () => {
  it('count as above the median of everybody, the unknown among them, and not where they equal it', () => {
    const scores = [
      { group: 'a', score: 10 },
      { group: 'a', score: 30 },
      { group: 'b', score: 20 },
      { group: 'b', score: 40 },
      { group: null, score: 30 },
    ];
    const { median, groups, unknown } = scoringRates(scores);
    expect(median).toBe(30);
    expect(groups.get('a')).toEqual(of(0, 2));
    expect(groups.get('b')).toEqual(of(1, 2));
    expect(unknown).toBe(1);
    expect(scoringRates([])).toMatchObject({ median: null, unknown: 0 });
  });

  it('differ by d', () => {
    // By hand: pooled sd 10, variance 60/(20·40) + .25/120.
    const d = standardizedDifference({ n: 20, mean: 45, sd: 10 }, { n: 40, mean: 50, sd: 10 });
    expect(d?.d).toBeCloseTo(-0.5, 12);
    expect(d?.low).toBeCloseTo(-0.5 - 1.959963984540054 * Math.sqrt(0.075 + 0.25 / 120), 10);
    expect(d?.high).toBeCloseTo(-0.5 + 1.959963984540054 * Math.sqrt(0.075 + 0.25 / 120), 10);
    expect(standardizedDifference({ n: 1, mean: 1, sd: 0 }, { n: 5, mean: 1, sd: 1 })).toBeNull();
    expect(standardizedDifference({ n: 5, mean: 1, sd: 0 }, { n: 5, mean: 1, sd: 0 })).toBeNull();
  });
});

describe('steps of a report', () => {
  const counts = {
    categories: ['female', 'male'],
    classes: ['applied', 'short_listed', 'approved'],
    cells: [
      [20, 10, 10],
      [10, 15, 25],
    ],
    unknown: [3, 1, 0],
  };

  it('count who came so far or further, from step to step and over all', () => {
    const steps = impactSteps(counts);
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      ['applied', 'approved'],
      ['applied', 'short_listed'],
      ['short_listed', 'approved'],
    ]);
    expect(steps.map(({ table }) => table.rows.map((row) => [row.selected, row.applicants]))).toEqual([
      [
        [10, 40],
        [25, 50],
      ],
      [
        [20, 40],
        [40, 50],
      ],
      [
        [10, 20],
        [25, 40],
      ],
    ]);
    expect(steps.map(({ table }) => table.unknown)).toEqual([4, 4, 1]);
    expect(impactSteps({ ...counts, classes: ['applied'] })).toEqual([]);
  });

  it('are made of whole quarters, thirty days after their end', () => {
    expect(quarterOf('2028-02-29')).toEqual({ start: '2028-01-01', end: '2028-03-31', due: '2028-04-30' });
    expect(quarterOf('2026-11-24')).toEqual({ start: '2026-10-01', end: '2026-12-31', due: '2027-01-30' });
    expect(dueQuarters('2026-05-20', '2026-10-30').map(({ start }) => start)).toEqual([
      '2026-04-01',
      '2026-07-01',
    ]);
    expect(dueQuarters('2026-05-20', '2026-07-29')).toEqual([]);
  });
});
