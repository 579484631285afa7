import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { sd } from '@tryout/domain/statistics/statistics';
import { describe, expect, it } from 'vitest';
import { gameJudge } from '../game-judge.ts';
import { simulateTask } from '../simulate.ts';
import type { Json } from '../task-core.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import { FORMULAS } from './formulas.ts';
import { workStyleJudge as judge, workStyleJudge10 } from './judge.ts';
import { NORMS } from './norms.ts';
import type { WorkStylePlan } from './plan.ts';
import { DOMAINS, NOT_ASKED, SCALES } from './scales.ts';
import { BY_FACET, type Statement, shortOf } from './statements.ts';

const STATEMENTS = BY_FACET.flat();

function planOf(config: Json, n = 1): WorkStylePlan {
  return judge.plan(judge.configure(config), NO_ACCOMMODATIONS, seedOf(n));
}

function playAll(
  plan: WorkStylePlan,
  rate: (statement: Statement, at: number) => number | null,
  seconds = 25,
) {
  let state = judge.start(plan);
  let at = 0;
  plan.screens.forEach(({ statements }, i) => {
    const ratings = statements.map((statement) => rate(statement, at++));
    const input = { i, ratings, method: 'key' } as const;
    ({ state } = judge.reduce(plan, state, { t_ms: (i + 1) * seconds * 1000, input }));
  });
  return state;
}

function valuesOf(plan: WorkStylePlan, state: ReturnType<typeof judge.start>) {
  return Object.fromEntries(judge.dataPoints(plan, state).map((each) => [each.key, each.value]));
}

function pointsOf(plan: WorkStylePlan, state: ReturnType<typeof judge.start>) {
  return Object.fromEntries(judge.dataPoints(plan, state).map((each) => [each.key, each]));
}

/** A rating that counts as `counts` on the statement's own scale. */
const counting = (statement: Statement, counts: number) => (statement.reversed ? 6 - counts : counts);

describe('the statements', () => {
  it('are four for each of 29 facets, in English and Arabic, each once', () => {
    expect(SCALES.length).toBe(29);
    expect(BY_FACET.every((facet) => facet.length === 4)).toBe(true);
    for (const field of ['key', 'en', 'ar'] as const) {
      expect(new Set(STATEMENTS.map((each) => each[field])).size).toBe(116);
    }
    expect(STATEMENTS.every(({ en }) => /^[A-Z]/.test(en))).toBe(true);
    expect(STATEMENTS.every(({ ar }) => /\p{Script=Arabic}/u.test(ar))).toBe(true);
  });

  it('never ask for political opinions', () => {
    expect(STATEMENTS.filter(({ en }) => /vote|political|liberal|conservative|crime/i.test(en))).toEqual([]);
  });

  it('count as the published keys say', () => {
    const find = (en: string) => STATEMENTS.find((each) => each.en === en);
    expect(find('Worry about things')).toMatchObject({
      domain: 'neuroticism',
      facet: 'worry',
      reversed: false,
    });
    expect(find('Remain calm under pressure')).toMatchObject({ domain: 'neuroticism', reversed: true });
    expect(find('Break my promises')).toMatchObject({ facet: 'dutifulness', reversed: true });
    expect(find('Trust others')).toMatchObject({ facet: 'trust', reversed: false });
    expect(find('Take charge')).toMatchObject({ facet: 'assertiveness', reversed: false });
    expect(find('Avoid philosophical discussions')).toMatchObject({ facet: 'intellect', reversed: true });
  });

  it('are balanced in the short form wherever a facet has both directions', () => {
    for (const facet of BY_FACET) {
      const short = shortOf(facet);
      expect(short.length).toBe(2);
      const both = new Set(facet.map((each) => each.reversed)).size === 2;
      expect(new Set(short.map((each) => each.reversed)).size).toBe(both ? 2 : 1);
    }
  });
});

describe('a plan', () => {
  it.each([
    [null, 108],
    [{ form: 'short' }, 54],
  ])('of %j shows %i statements, four to six on a screen, each once', (config, count) => {
    for (let n = 0; n < 20; n++) {
      const { screens } = planOf(config, n);
      const shown = screens.flatMap(({ stimulus }) => stimulus.statements.map((each) => each.statement));
      expect(new Set(shown).size).toBe(count);
      expect(shown.length).toBe(count);
      for (const { statements } of screens) {
        expect(statements.length).toBeGreaterThanOrEqual(4);
        expect(statements.length).toBeLessThanOrEqual(6);
      }
    }
  });

  it('asks each facet once before it asks any a second time', () => {
    const asked = planOf(null).screens.flatMap(({ statements }) => statements.map((each) => each.facet));
    for (const round of [0, 1, 2, 3]) {
      expect(new Set(asked.slice(27 * round, 27 * (round + 1))).size).toBe(27);
    }
  });

  it('never asks what reads like a question on health, as version 1.0 did', () => {
    const facetsOf = (plan: WorkStylePlan) =>
      new Set(plan.screens.flatMap(({ statements }) => statements.map((each) => each.facet)));
    const now = facetsOf(planOf(null));
    expect(NOT_ASKED.filter((facet) => now.has(facet))).toEqual([]);
    expect(judge.data_points.map(({ key }) => key)).not.toContain('facet_low_spirits');
    const config = workStyleJudge10.configure(null);
    expect(facetsOf(workStyleJudge10.plan(config, NO_ACCOMMODATIONS, seedOf(1))).size).toBe(29);
    expect(gameJudge({ key: 'work-style', version: '1.0' })).toBe(workStyleJudge10);
  });

  it('tells the browser words only, neither scale nor key', () => {
    const plan = planOf(null);
    for (const stimulus of judge.release(plan, judge.start(plan))) {
      expect(Object.keys(stimulus).toSorted()).toEqual(['block', 'i', 'statements']);
      for (const each of stimulus.statements) {
        expect(Object.keys(each).toSorted()).toEqual(['ar', 'en', 'statement']);
      }
    }
  });
});

describe('scores', () => {
  it('turn reversed statements round, so that one level throughout gives that level', () => {
    const plan = planOf(null);
    const values = valuesOf(
      plan,
      playAll(plan, (statement) => counting(statement, 4)),
    );
    const asked = SCALES.filter(({ facet }) => !NOT_ASKED.includes(facet));
    for (const key of [...DOMAINS, ...asked.map(({ facet }) => `facet_${facet}`)])
      expect(values[key]).toBe(4);
    expect(values).toMatchObject({ answered: 1, contradicting_pairs: 0, seconds_per_statement: 5 });
  });

  it('rest on the statements of a domain alone, and tell how many', () => {
    const plan = planOf(null);
    const state = playAll(plan, (each) => counting(each, each.domain === 'conscientiousness' ? 5 : 2));
    const points = pointsOf(plan, state);
    expect(points.conscientiousness).toEqual({ key: 'conscientiousness', value: 5, trials: 24 });
    expect(points.openness).toEqual({ key: 'openness', value: 2, trials: 20 });
    expect(points.facet_orderliness?.value).toBe(5);
    expect(points.facet_trust?.value).toBe(2);
  });

  it('are missing below four fifths of the answers, never low', () => {
    const plan = planOf(null);
    const leaving = (most: number) => {
      let left = 0;
      return playAll(plan, (statement) => {
        const leave = statement.domain === 'extraversion' && left < most;
        if (leave) left += 1;
        return leave ? null : counting(statement, 3);
      });
    };
    expect(pointsOf(plan, leaving(4)).extraversion).toEqual({ key: 'extraversion', value: 3, trials: 20 });
    expect(pointsOf(plan, leaving(5)).extraversion).toEqual({
      key: 'extraversion',
      value: null,
      missing_reason: 'too_few_trials',
    });
    expect(valuesOf(plan, leaving(5)).answered).toBeCloseTo(103 / 108, 6);
  });

  it('are missing while the questionnaire is not far enough', () => {
    const plan = planOf(null);
    const whole = playAll(plan, (statement) => counting(statement, 3));
    const half = { done: whole.done.slice(0, 12) };
    for (const domain of DOMAINS) expect(pointsOf(plan, half)[domain]?.missing_reason).toBe('too_few_trials');
  });

  it('give the middle at the norm, and stability for little strain', () => {
    const inputs = { neuroticism: NORMS.neuroticism.mean - NORMS.neuroticism.sd };
    const stability = FORMULAS.find((each) => each.formula.subtrait_id === 'emotional_stability');
    expect(stability && evaluateFormula(stability.formula, inputs).outcome?.value).toBeCloseTo(60, 4);
  });

  it('of simulated candidates spread about as the norm says, in both forms', () => {
    for (const config of [null, { form: 'short' }]) {
      const plays = Array.from({ length: 120 }, (_, n) =>
        simulateTask(judge, config, NO_ACCOMMODATIONS, seedOf(n), AVERAGE, `bot ${n}`),
      );
      for (const domain of DOMAINS) {
        const values = plays.map(
          (play) => play.dataPoints.find((each) => each.key === domain)?.value ?? Number.NaN,
        );
        const spread = sd(values) ?? Number.NaN;
        expect(spread / NORMS[domain].sd).toBeGreaterThan(0.75);
        expect(spread / NORMS[domain].sd).toBeLessThan(1.25);
      }
    }
  });
});

describe('signs for review', () => {
  const flagged = (plan: WorkStylePlan, state: ReturnType<typeof judge.start>) =>
    judge
      .validity(plan, state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);

  it('are none for somebody steady who takes the time', () => {
    const plan = planOf(null);
    const steady = playAll(plan, (statement, at) => counting(statement, 3 + (at % 2)));
    expect(flagged(plan, steady)).toEqual([]);
  });

  it('tell straight lines, agreeing with everything, haste, and statements left out', () => {
    const plan = planOf(null);
    expect(
      flagged(
        plan,
        playAll(plan, () => 5, 4),
      ),
    ).toEqual(['screens_same_rating', 'same_rating_run', 'fast_answers', 'contradicting_pairs']);
    const gaps = playAll(plan, (statement, at) => (at % 3 === 0 ? null : counting(statement, 3 + (at % 2))));
    expect(flagged(plan, gaps)).toEqual(['left_out']);
  });
});

describe('an input', () => {
  it('fits its screen or is refused', () => {
    const plan = planOf(null);
    const input = (ratings: readonly unknown[]) => judge.parseInput({ i: 0, ratings, method: 'touch' });
    expect(() => input([])).toThrow(/ratings/);
    expect(() => input([0])).toThrow(/ratings/);
    expect(() => input([6])).toThrow(/ratings/);
    expect(() => input([2.5])).toThrow(/ratings/);
    expect(() => judge.reduce(plan, judge.start(plan), { t_ms: 1, input: input([1]) })).toThrow(/entries/);
  });
});
