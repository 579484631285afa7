import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEAN_MISSING, MEAN_STEPS } from '../score-cards/score-columns.ts';
import { subtraitMeans } from '../score-cards/subtrait-means.ts';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { scoreTemplateProblems } from '../score-templates/score-template.ts';
import { randomFrom } from '../statistics/random.ts';
import { templateWithout } from './leave-out.ts';
import { type Choice, choiceStability, MOST_DRAWN, NORMAL_PLACES, type PlacedPeople } from './stability.ts';
import { type MeasuredTask, partOf, sharedSubtraits, type TaskResponses } from './task-parts.ts';
import {
  plainBands,
  plainChosen,
  plainOrder,
  plainRho,
  plainStays,
  plainTau,
} from './testing/plain-what-if.ts';
import { startWhatIf, type WhatIfPeople, type WhatIfSettings } from './what-if.ts';

/** Subtrait `b` is measured by two tasks, `e` by none. */
const TASKS: readonly MeasuredTask[] = [
  { key: 'flights', minutes: 6.5, subtrait_ids: ['a', 'b'] },
  { key: 'ledger', minutes: 4, subtrait_ids: ['b', 'c'] },
  { key: 'harbour', minutes: 9, subtrait_ids: ['d'] },
];
const IDS = ['a', 'b', 'c', 'd', 'e'];

function peopleOf(all: readonly (readonly TaskResponses[])[], sem = 3): WhatIfPeople {
  const means = new Int32Array(all.length * IDS.length).fill(MEAN_MISSING);
  for (const [row, given] of all.entries()) {
    for (const { subtrait_id, mean } of subtraitMeans(given.flatMap(({ responses }) => responses))) {
      if (mean !== null) means[row * IDS.length + IDS.indexOf(subtrait_id)] = Math.round(mean * MEAN_STEPS);
    }
  }
  const shared = sharedSubtraits(TASKS);
  const parts = TASKS.flatMap(({ key, subtrait_ids }) =>
    subtrait_ids
      .filter((id) => shared.includes(id))
      .map((subtrait_id) => {
        const found = all.map((given) => partOf(given, key, subtrait_id));
        return {
          task_key: key,
          subtrait_id,
          sums: Float64Array.from(found, ({ sum }) => sum),
          used: Uint8Array.from(found, ({ used }) => used),
          listed: Uint8Array.from(found, ({ listed }) => listed),
        };
      }),
  );
  const usual = TASKS.flatMap(({ key, subtrait_ids }) =>
    subtrait_ids.map((subtrait_id) => ({
      subtrait_id,
      task_key: key,
      exactness: { sem: 4, sd: 10, kind: 'retest' as const, is_estimated: false },
      sd: 10,
      task: key,
      data_point: subtrait_id,
      shares: [],
    })),
  );
  return {
    rows: { subtrait_ids: IDS, count: all.length, means },
    tasks: TASKS,
    parts,
    sems: new Float64Array(all.length).fill(sem),
    usual,
    gaps: [],
  };
}

const response = (subtrait_id: string) =>
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 9 }))
    .map(([value, missing]) => ({ subtrait_id, value: missing === 0 ? null : value, total_score: 40 }));
const person = fc.tuple(
  ...TASKS.map(({ key, subtrait_ids }) =>
    fc
      .tuple(...subtrait_ids.flatMap((id) => [response(id), response(id)]))
      .map((responses): TaskResponses => ({ task_key: key, responses })),
  ),
);
const weight = fc.integer({ min: 0, max: 100 });
const target = fc.option(
  fc.tuple(weight, weight).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  { nil: null, freq: 1 },
);
const template: fc.Arbitrary<ScoreTemplate> = fc
  .tuple(
    ...IDS.map(() => fc.record({ weightage: weight, rank: fc.integer({ min: 1, max: 3 }), target })),
    weight,
    weight,
    weight,
    fc.constantFrom(30, 60, 100),
  )
  .map((given) => {
    const [w1, w2, w3, min_coverage_percent] = given.slice(IDS.length) as [number, number, number, number];
    const subtraits = IDS.map((subtrait_id, i) => ({
      subtrait_id,
      ...(given[i] as { weightage: number; rank: number; target: { min: number; max: number } | null }),
    }));
    return {
      min_coverage_percent,
      categories: [
        {
          category_id: 'one',
          category_weightage: w1,
          boost: 1.1,
          traits: [
            { trait_id: 'x', trait_weightage: w2, subtraits: subtraits.slice(0, 2) },
            { trait_id: 'y', trait_weightage: w3, subtraits: subtraits.slice(2, 3) },
          ],
        },
        {
          category_id: 'two',
          category_weightage: 100 - w1,
          traits: [{ trait_id: 'z', trait_weightage: 100, subtraits: subtraits.slice(3) }],
        },
      ],
    };
  });
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map((size) => ({ kind: 'top' as const, size })),
  fc.integer({ min: 0, max: 100 }).map((score) => ({ kind: 'cut_off' as const, score })),
);
const without = fc.subarray(TASKS.map(({ key }) => key));
const settings: fc.Arbitrary<WhatIfSettings> = fc.record({ template, without, choice });
const people = fc.array(person, { minLength: 1, maxLength: 10 });

describe('a what-if', () => {
  it('gives everybody the job fit and the place that the scoring engine gives, also without some tasks', () => {
    fc.assert(
      fc.property(people, settings, settings, (all, given, tried) => {
        const found = startWhatIf(peopleOf(all), given)(tried);
        const has = plainOrder(found.template, all, tried.without);
        const had = plainOrder(templateWithout(given.template, TASKS, given.without), all, given.without);
        expect([...found.after.order]).toEqual(has.map(({ row }) => row));
        for (const { row, fit } of has) expect(found.after.fit[row]).toBe(fit);
        expect(found.figures.after.bands).toEqual(plainBands(has, all.length));
        const [was, is] = [plainChosen(had, tried.choice), plainChosen(has, tried.choice)];
        expect(found.came).toEqual(is.filter((row) => !was.includes(row)));
        expect(found.went).toEqual(was.filter((row) => !is.includes(row)));
        expect(found.figures.after.chosen).toBe(is.length);
        const both = had.flatMap(({ row, fit }) => {
          const other = has.find((each) => each.row === row);
          return other ? [[fit, other.fit] as const] : [];
        });
        const [xs, ys] = [both.map(([x]) => x), both.map(([, y]) => y)];
        for (const [figure, plain] of [
          [found.figures.tau, plainTau(xs, ys)],
          [found.figures.rho, plainRho(xs, ys)],
        ] as const) {
          if (plain === null) expect(figure).toBeNull();
          else expect(figure).toBeCloseTo(plain, 12);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('with unchanged settings moves nobody', () => {
    fc.assert(
      fc.property(people, settings, (all, given) => {
        const { figures, before, after } = startWhatIf(peopleOf(all), given)(given);
        expect([...after.order]).toEqual([...before.order]);
        expect(figures).toMatchObject({ came: 0, went: 0 });
        expect(figures.after).toEqual(figures.before);
        if (figures.tau !== null) expect([figures.tau, figures.rho]).toEqual([1, expect.closeTo(1, 12)]);
      }),
      { numRuns: 60 },
    );
  });

  it('answers the same whatever was asked before', () => {
    fc.assert(
      fc.property(people, settings, settings, settings, (all, given, first, second) => {
        const ask = startWhatIf(peopleOf(all), given);
        ask(first);
        expect(ask(second)).toEqual(startWhatIf(peopleOf(all), given)(second));
      }),
      { numRuns: 20 },
    );
  });

  it('draws the same errors as the plain implementation, from each card’s own standard error', () => {
    fc.assert(
      fc.property(people, settings, (all, given) => {
        const found = startWhatIf(peopleOf(all, 5), given)(given);
        const { chosen, stability, uncertainty } = found.figures.after;
        if (chosen === 0 || uncertainty === null) {
          expect(stability).toBeNull();
          return;
        }
        const base = startWhatIf(peopleOf(all, 5), { ...given, without: [] })({ ...given, without: [] });
        const change = uncertainty.sem / (base.figures.after.uncertainty?.sem || 1);
        const order = plainOrder(found.template, all, given.without);
        expect(stability?.draws).toBe(1000);
        expect(stability?.stays).toBe(plainStays(order, () => 5 * change, given.choice, 0x77686174, 1000));
      }),
      { numRuns: 12 },
    );
  });

  it('adds up the minutes of what is left, and nothing for what is no part of the position any more', () => {
    const one = peopleOf([]);
    const given: WhatIfSettings = {
      template: { categories: [] },
      without: [],
      choice: { kind: 'top', size: 1 },
    };
    expect(startWhatIf(one, given)({ ...given, without: ['ledger'] }).figures).toMatchObject({
      count: 0,
      before: { minutes: 19.5, stability: null, scored: 0 },
      after: { minutes: 15.5 },
    });
    const gone = {
      ...one,
      tasks: TASKS.map((task) => (task.key === 'harbour' ? { ...task, minutes: null } : task)),
    };
    expect(startWhatIf(gone, given)(given).figures.after.minutes).toBe(10.5);
  });

  it('tells neither reliability nor stability where no error is known', () => {
    const all = fc.sample(person, { numRuns: 5, seed: 1 });
    const [given] = fc.sample(template, { numRuns: 1, seed: 1 });
    const asked: WhatIfSettings = {
      template: given as ScoreTemplate,
      without: [],
      choice: { kind: 'top', size: 2 },
    };
    const { figures } = startWhatIf({ ...peopleOf(all), usual: [] }, asked)(asked);
    expect(figures.after).toMatchObject({ uncertainty: null, stability: null });
  });
});

describe('a template without a task', () => {
  it('can be published where the whole can, and keeps what another task measures', () => {
    const part = (id: string, weightage: number) => ({ subtrait_id: id, weightage, rank: 1 });
    const whole: ScoreTemplate = {
      categories: [
        {
          category_id: 'one',
          category_weightage: 30,
          traits: [
            { trait_id: 'x', trait_weightage: 100, subtraits: [part('a', 20), part('b', 40), part('c', 40)] },
          ],
        },
        {
          category_id: 'two',
          category_weightage: 70,
          traits: [{ trait_id: 'z', trait_weightage: 100, subtraits: [part('d', 100)] }],
        },
      ],
    };
    expect(scoreTemplateProblems(whole)).toEqual([]);
    expect(templateWithout(whole, TASKS, [])).toBe(whole);
    const left = templateWithout(whole, TASKS, ['flights']);
    expect(left.categories[0]?.traits[0]?.subtraits).toEqual([part('b', 50), part('c', 50)]);
    const less = templateWithout(whole, TASKS, ['harbour']);
    expect(less.categories).toMatchObject([{ category_id: 'one', category_weightage: 100 }]);
    for (const each of [left, less]) expect(scoreTemplateProblems(each)).toEqual([]);
    expect(templateWithout(whole, TASKS, ['flights', 'ledger', 'harbour']).categories).toEqual([]);
  });
});

describe('stability of a choice', () => {
  function crowd(count: number, sem: number): PlacedPeople {
    const random = randomFrom('crowd');
    const fit = Float64Array.from({ length: count }, () => Math.round((50 + 8 * random.normal()) * 10) / 10)
      .sort()
      .reverse();
    return { fit, sem: new Float64Array(count).fill(sem), rows: Int32Array.from(fit, (_, i) => i) };
  }

  it('is whole without error, and with everybody chosen', () => {
    expect(choiceStability(crowd(300, 0), { kind: 'top', size: 20 }, 1)?.stays).toBe(1);
    expect(choiceStability(crowd(300, 0), { kind: 'cut_off', score: 55 }, 1)?.stays).toBe(1);
    expect(choiceStability(crowd(30, 9), { kind: 'top', size: 30 }, 1)?.stays).toBe(1);
    expect(choiceStability(crowd(30, 9), { kind: 'top', size: 0 }, 1)).toBeNull();
  });

  it('leaves people out of a draw only where that changes nothing', () => {
    const people = crowd(900, 2.5);
    const order = Array.from(people.fit, (fit, row) => ({ row, fit }));
    for (const size of [1, 10, 100]) {
      const found = choiceStability(people, { kind: 'top', size }, 7, 50);
      expect(found?.stays).toBe(plainStays(order, () => 2.5, { kind: 'top', size }, 7, 50));
    }
  });

  it('falls with the error', () => {
    const shares = [1, 2, 4, 8].map(
      (sem) => choiceStability(crowd(400, sem), { kind: 'top', size: 40 }, 3)?.stays ?? 0,
    );
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  it('is computed for very many as very many draws would have it', () => {
    const people = crowd(MOST_DRAWN / 1000 + 5000, 4);
    for (const choice of [
      { kind: 'top', size: 9000 },
      { kind: 'cut_off', score: 40 },
    ] as const) {
      const limit = choiceStability(people, choice, 5);
      const drawn = choiceStability(people, choice, 5, 60);
      expect([limit?.draws, drawn?.draws]).toEqual([0, 60]);
      expect(limit?.stays).toBeCloseTo(drawn?.stays ?? 0, 2);
    }
  });

  it('draws errors that are spread as a normal distribution is', () => {
    const squares = NORMAL_PLACES.reduce((sum, z) => sum + z * z, 0) / NORMAL_PLACES.length;
    expect(squares).toBeCloseTo(1, 2);
    expect(NORMAL_PLACES.reduce((sum, z) => sum + z, 0)).toBeCloseTo(0, 9);
  });
});
