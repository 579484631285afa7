import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormAnswers } from '../forms/conditions.ts';
import { exclusiveCounts, independentCounts, nextLot, tellableResults, tellableScale } from './results.ts';
import { SURVEY_TEMPLATES, type SurveySettings, settingsProblems, takesAnswers } from './survey.ts';
import { addToTally, EMPTY_TALLY } from './tally.ts';
import { SURVEY_TEMPLATE_OF } from './templates.ts';

const cell = fc.nat(30);
const asCounts = (counts: readonly number[]) => counts.map((count, at) => ({ value: String(at), count }));

describe('counts that add up', () => {
  it('never leave a small one to be worked out by subtraction', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 8 }), (counts) => {
        fc.pre(counts.reduce((a, b) => a + b, 0) >= 5);
        const told = exclusiveCounts(asCounts(counts), 5);
        const hidden = counts.filter((_, at) => told[at]?.count === null);
        expect(told.every(({ count }) => count === null || count === 0 || count >= 5)).toBe(true);
        // What is hidden together is no single count, and no group under five.
        if (hidden.length > 0) {
          expect(hidden.length).toBeGreaterThan(1);
          expect(hidden.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(5);
        }
        expect(counts.some((count) => count > 0 && count < 5)).toBe(hidden.length > 0);
      }),
    );
  });

  it('that somebody knows the sum and the rules of are still open', () => {
    // All tables of three choices and 12 people: each hidden small count could be another number.
    const told = new Map<string, number[][]>();
    for (let a = 0; a <= 12; a += 1) {
      for (let b = 0; a + b <= 12; b += 1) {
        const counts = [a, b, 12 - a - b];
        const key = JSON.stringify(exclusiveCounts(asCounts(counts), 5));
        told.set(key, [...(told.get(key) ?? []), counts]);
      }
    }
    for (const [key, all] of told) {
      const shown = JSON.parse(key) as { count: number | null }[];
      for (const [at, { count }] of shown.entries()) {
        if (count === null) expect(new Set(all.map((one) => one[at])).size, key).toBeGreaterThan(1);
      }
    }
  });

  it('of choices that go together hide those whom few left out, too', () => {
    expect(independentCounts(asCounts([0, 3, 10, 18, 20]), 5, 20).map(({ count }) => count)).toEqual([
      0,
      null,
      10,
      null,
      20,
    ]);
  });
});

describe('a scale', () => {
  const steps = (counts: readonly number[], from = 1) =>
    counts.map((count, at) => ({ step: at + from, count }));

  it('with enough on each step is told whole', () => {
    const told = tellableScale(steps([5, 0, 5, 10, 20]), 5, false);
    expect(told.counts?.map(({ count }) => count)).toEqual([5, 0, 5, 10, 20]);
    expect(told.mean).toEqual({ value: 4, low: 3.6, high: 4.4 });
  });

  it('of which the mean alone would say who was alone is not told', () => {
    // Five people and a mean of 1.2 are four of one and one of two.
    expect(tellableScale(steps([4, 1, 0, 0, 0]), 5, false)).toEqual({ counts: null, mean: null, nps: null });
  });

  it('tells figures only where other answers, different in each small count, give the same', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(7), { minLength: 3, maxLength: 3 }), (counts) => {
        const n = counts.reduce((a, b) => a + b, 0);
        fc.pre(n >= 5 && n <= 14);
        const told = tellableScale(steps(counts), 5, false);
        if (told.counts !== null || told.mean === null) return;
        const { value, low } = told.mean;
        const alike: number[][] = [];
        for (let a = 0; a <= n; a += 1) {
          for (let b = 0; a + b <= n; b += 1) {
            const other = tellableScale(steps([a, b, n - a - b]), 99, false).mean;
            const bare = tellableScale(steps([a, b, n - a - b]), 1, false).mean;
            if ((low === null ? other?.value : bare?.value) === value || bare?.value === value)
              alike.push([a, b, n - a - b]);
          }
        }
        for (const [at, count] of counts.entries()) {
          if (count > 0 && count < 5) expect(new Set(alike.map((one) => one[at])).size).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('from 0 to 10 has a score with its interval', () => {
    // 20 promoters, 10 passives, 10 detractors of 40: 25.
    const told = tellableScale(steps([0, 0, 0, 0, 0, 10, 0, 0, 10, 10, 10], 0), 5, true);
    expect(told.nps).toEqual({ value: 25, low: -2, high: 52 });
    expect(told.mean).toBeNull();
  });
});

describe('a tally', () => {
  const { form } = SURVEY_TEMPLATE_OF.hiring_manager;
  const answers = fc.record(
    {
      quality: fc.integer({ min: 1, max: 5 }),
      recommend: fc.integer({ min: 0, max: 10 }),
      slow: fc.shuffledSubarray(['describing', 'finding', 'meeting', 'deciding'], { minLength: 4 }),
      better: fc.string(),
    },
    { requiredKeys: [] },
  );

  it('is the same in any order and in any lots, and tells no text', () => {
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 30 }), fc.nat(30), (all, cut) => {
        const given = all.map((one) => ({ answers: one as FormAnswers, times: 1 }));
        const whole = addToTally(EMPTY_TALLY, form, given);
        const turned = [...given].reverse();
        const lots = addToTally(addToTally(EMPTY_TALLY, form, turned.slice(0, cut)), form, turned.slice(cut));
        expect(lots).toEqual(whole);
        expect(Object.keys(whole.questions.better ?? {})).toEqual(whole.questions.better ? ['#'] : []);
      }),
    );
  });

  it('tells nothing under five, of the survey or of a question', () => {
    const given = (n: number, one: object) => ({ answers: one as never, times: n });
    expect(tellableResults(form, addToTally(EMPTY_TALLY, form, [given(4, { quality: 5 })]), 1)).toEqual({
      total: null,
      questions: [],
    });
    const results = tellableResults(
      form,
      addToTally(EMPTY_TALLY, form, [given(6, { quality: 5 }), given(4, { speed: 1 })]),
      5,
    );
    expect(results.total).toBe(10);
    expect(results.questions.map(({ name, n }) => [name, n])).toEqual([
      ['quality', 6],
      ['speed', null],
      ['cards', null],
      ['slow', null],
      ['recommend', null],
      ['better', null],
    ]);
  });

  it('tells the mean place of what was put into an order', () => {
    const slow = ['finding', 'deciding', 'meeting', 'describing'];
    const results = tellableResults(
      form,
      addToTally(EMPTY_TALLY, form, [{ answers: { slow }, times: 5 }]),
      5,
    );
    expect(results.questions[3]?.places).toEqual([
      { value: 'describing', place: 4 },
      { value: 'finding', place: 1 },
      { value: 'meeting', place: 3 },
      { value: 'deciding', place: 2 },
    ]);
  });

  it('grows by five or more, or not at all', () => {
    expect([0, 4, 5, 17].map((waiting) => nextLot(waiting, 5))).toEqual([0, 0, 5, 17]);
    expect([4, 9].map((waiting) => nextLot(waiting, 1))).toEqual([0, 9]);
  });
});

describe('settings', () => {
  const fine: SurveySettings = {
    kind: 'custom',
    trigger: 'manual',
    audience: ['candidate'],
    is_anonymous: true,
    opens_on: null,
    closes_on: null,
    has_grant: false,
  };

  it.each<[Partial<SurveySettings>, 'platform' | 'organization', readonly string[]]>([
    [{}, 'organization', []],
    [{ audience: [] }, 'organization', ['audience_empty']],
    [{ audience: ['super_admin'] }, 'platform', ['audience_not_yours']],
    [{ audience: ['independent_recruiter'] }, 'organization', ['audience_not_yours']],
    [{ trigger: 'decision', audience: ['candidate', 'employee'] }, 'platform', ['trigger_needs_candidates']],
    [{ trigger: 'signup' }, 'organization', ['trigger_not_yours']],
    [{ opens_on: '2026-02-02', closes_on: '2026-02-01' }, 'platform', ['window_backwards']],
    [
      { kind: 'early_bird' },
      'organization',
      ['early_bird_platform_only', 'early_bird_trigger', 'early_bird_named', 'grant_missing'],
    ],
    [{ has_grant: true }, 'platform', ['grant_not_early_bird']],
  ])('%j of %s: %j', (more, owner, expected) => {
    expect(settingsProblems({ ...fine, ...more }, owner).map(({ code }) => code)).toEqual(expected);
  });

  it.each(SURVEY_TEMPLATES)('of the template %s fit', (key) => {
    const template = SURVEY_TEMPLATE_OF[key];
    const has_grant = key === 'early_bird';
    expect(settingsProblems({ ...fine, ...template, has_grant }, 'platform')).toEqual([]);
  });

  it('take answers within the window only', () => {
    const survey = { status: 'published', opens_on: '2026-02-02', closes_on: '2026-02-03' } as const;
    expect(
      ['2026-02-01', '2026-02-02', '2026-02-03', '2026-02-04'].map((day) => takesAnswers(survey, day)),
    ).toEqual([false, true, true, false]);
    expect(takesAnswers({ ...survey, status: 'closed' }, '2026-02-02')).toBe(false);
  });
});
