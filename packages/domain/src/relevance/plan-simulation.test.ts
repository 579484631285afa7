import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compositeReliability,
  planSimulation,
  tellPlan,
  together,
  wantedOf,
  weighWanted,
} from './plan-simulation.ts';

const task = (id: string, minutes: number, ...measures: [string, number | null][]) => ({
  id,
  minutes,
  measures: measures.map(([subtrait, reliability]) => ({ subtrait, reliability })),
});
const LIMITS = { minutes: 20, reliability: 0.7 };

test('the draft covers what matters most within the minutes', () => {
  const tasks = [
    task('a', 8, ['x', 0.8]),
    task('b', 15, ['x', 0.9], ['y', 0.8]),
    task('c', 5, ['y', 0.7]),
    task('d', 3, ['z', 0.9]),
  ];
  const plan = planSimulation(
    tasks,
    new Map([
      ['x', 2],
      ['y', 1],
    ]),
    LIMITS,
  );
  expect(plan.minutes).toBeLessThanOrEqual(20);
  expect(plan.covered).toBe(1);
  expect(plan.tasks).not.toContain('d');
  expect(plan.reaches_reliability).toBe(true);
});

test('what cannot be measured leaves the draft empty, and says so', () => {
  expect(planSimulation([task('a', 5, ['x', 0.8])], new Map([['q', 1]]), LIMITS)).toEqual({
    tasks: [],
    minutes: 0,
    covered: 0,
    reliability: null,
    reaches_reliability: false,
  });
});

test('reliabilities: two alike measures, and a mean of unlike ones', () => {
  expect(together([0.6, 0.6])).toBeCloseTo(0.75, 6);
  expect(together([0.6])).toBeCloseTo(0.6, 6);
  expect(
    compositeReliability([
      { weight: 1, reliability: 0.8 },
      { weight: 1, reliability: 0.6 },
    ]),
  ).toBeCloseTo(0.7, 6);
  expect(compositeReliability([])).toBeNull();
  expect(tellPlan([task('a', 5, ['x', null])], new Map([['x', 1]]), LIMITS).reliability).toBeNull();
});

test('weights follow what matters and add up to 100 at every level', () => {
  const placed = ['a', 'b', 'c', 'd'].map((subtrait_id, i) => ({
    subtrait_id,
    trait_id: `t${i % 3}`,
    category_id: `c${i % 2}`,
  }));
  const { categories } = weighWanted(
    placed,
    new Map([
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ]),
  );
  expect(categories.map(({ category_id, category_weightage }) => [category_id, category_weightage])).toEqual([
    ['c0', 75],
    ['c1', 25],
  ]);
  for (const { traits } of categories) {
    expect(traits.reduce((sum, each) => sum + each.trait_weightage, 0)).toBeCloseTo(100, 2);
    for (const { subtraits } of traits)
      expect(subtraits.reduce((sum, each) => sum + each.weightage, 0)).toBeCloseTo(100, 2);
  }
  expect(weighWanted(placed, new Map())).toEqual({ categories: [] });
});

test('of a ranking, what matters more than usual is wanted; a little of the first where nothing stands out', () => {
  expect([
    ...wantedOf(
      [
        ['a', 1],
        ['b', 0.5],
        ['c', 0.2],
        ['d', -1],
      ].map(([key, relevance]) => ({ key: String(key), relevance: Number(relevance) })),
    ),
  ]).toEqual([
    ['a', 1],
    ['b', 0.5],
    ['c', 0.2],
  ]);
  expect(
    wantedOf([
      { key: 'a', relevance: 0 },
      { key: 'b', relevance: 0 },
    ]).size,
  ).toBe(2);
});

test('no draft is longer than allowed, and the same input gives the same draft', () => {
  const drawn = fc.array(
    fc.record({
      id: fc.uuid(),
      minutes: fc.integer({ min: 1, max: 15 }),
      measures: fc.array(
        fc.record({
          subtrait: fc.constantFrom('p', 'q', 'r', 's'),
          reliability: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
        }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(drawn, fc.integer({ min: 1, max: 40 }), (tasks, minutes) => {
      const wanted = new Map([
        ['p', 1],
        ['q', 0.5],
        ['r', 0.2],
      ]);
      const plan = planSimulation(tasks, wanted, { minutes, reliability: 0.7 });
      expect(plan.minutes).toBeLessThanOrEqual(minutes);
      expect(planSimulation(tasks, wanted, { minutes, reliability: 0.7 })).toEqual(plan);
    }),
    { numRuns: 50 },
  );
});
