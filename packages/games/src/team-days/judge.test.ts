import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import type { AnswerKeyItems } from '@tryout/domain/psychometrics/expert-panel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameWordsIn } from '../harbour/game-words.ts';
import { replay, simulateTask } from '../simulate.ts';
import type { AnyTaskJudge, Json } from '../task-core.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import { FORMULAS } from './formulas.ts';
import { teamDaysJudge as judge } from './judge.ts';
import { KEY, KEY_STATUS, SUBTRAITS } from './key.ts';
import { closeness, closenesses, type RatedResponse, standardised } from './measures.ts';
import { teamDaysMessages } from './messages.ts';
import type { TeamDaysPlan } from './plan.ts';
import {
  OPTION_KEYS,
  type OptionKey,
  PRACTICE_SCENARIO_KEY,
  SCENARIOS,
  type ScenarioKey,
} from './scenarios.ts';

const SCENARIO_KEYS = Object.keys(SCENARIOS) as ScenarioKey[];

function planOf(config: Json, n = 1): TeamDaysPlan {
  return judge.plan(judge.configure(config), NO_ACCOMMODATIONS, seedOf(n));
}

function playAll(
  plan: TeamDaysPlan,
  rate: (scenario: ScenarioKey, option: OptionKey) => number,
  pause = 9000,
) {
  let state = judge.start(plan);
  let t_ms = 0;
  plan.scenarios.forEach(({ scenario, order }, i) => {
    for (const option of order) {
      t_ms += pause;
      const input = { i, action: 'rate', option, rating: rate(scenario, option), method: 'key' } as const;
      ({ state } = judge.reduce(plan, state, { t_ms, input }));
    }
    ({ state } = judge.reduce(plan, state, { t_ms, input: { i, action: 'confirm', method: 'key' } }));
  });
  return state;
}

function values(plan: TeamDaysPlan, state: ReturnType<typeof judge.start>) {
  return Object.fromEntries(judge.dataPoints(plan, state).map((each) => [each.key, each.value]));
}

const keyed = (scenario: ScenarioKey, option: OptionKey) => KEY[scenario].responses[option].mean;

describe('scenarios and key', () => {
  it('have twelve scenarios, four for each subtrait, and say that the key is provisional', () => {
    expect(SCENARIO_KEYS.length).toBe(12);
    expect(Object.keys(KEY).toSorted()).toEqual(SCENARIO_KEYS.toSorted());
    for (const subtrait of SUBTRAITS) {
      expect(SCENARIO_KEYS.filter((key) => KEY[key].subtrait === subtrait).length).toBe(4);
    }
    expect(KEY_STATUS.provisional).toBe(true);
    expect(SCENARIO_KEYS).not.toContain(PRACTICE_SCENARIO_KEY);
  });

  it.each([
    ['en', /^[A-Z].*[.?”]$/],
    ['ar', /[\u0600-\u06ff]/],
  ])('are written out in %s, each response once', async (tag, written) => {
    const words = await gameWordsIn(teamDaysMessages, tag);
    for (const key of [...SCENARIO_KEYS, PRACTICE_SCENARIO_KEY]) {
      const say = (part: string) => words[`team-days.${key}.${part}`] ?? '';
      const options = OPTION_KEYS.map(say);
      expect(
        [say('situation'), ...options].every((text) => written.test(text)),
        key,
      ).toBe(true);
      expect(new Set(options).size).toBe(4);
    }
  });

  it('key each response within the scale with a reason, and best and worst clearly apart', () => {
    for (const { responses } of Object.values(KEY)) {
      const means = OPTION_KEYS.map((option) => responses[option].mean);
      expect(means.every((mean) => mean >= 1 && mean <= 7)).toBe(true);
      expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(3);
      expect(OPTION_KEYS.every((option) => responses[option].rationale.length > 10)).toBe(true);
      expect(OPTION_KEYS.every((option) => responses[option].sd > 0)).toBe(true);
    }
  });

  it('keep the key out of everything that is released', () => {
    const plan = planOf(null);
    for (const released of judge.release(plan, judge.start(plan)))
      expect(Object.keys(released).toSorted()).toEqual(['i', 'options', 'scenario']);
  });

  it('release the scenario being rated and the two after it', () => {
    const plan = planOf(null);
    let state = judge.start(plan);
    const held: number[][] = [];
    for (const { order } of plan.scenarios) {
      held.push(judge.release(plan, state).map(({ i }) => i));
      const i = state.done.length;
      for (const option of order) {
        const input = { i, action: 'rate', option, rating: 4, method: 'key' } as const;
        ({ state } = judge.reduce(plan, state, { t_ms: i, input }));
      }
      ({ state } = judge.reduce(plan, state, { t_ms: i, input: { i, action: 'confirm', method: 'key' } }));
    }
    expect(held.slice(0, 2)).toEqual([
      [0, 1, 2],
      [1, 2, 3],
    ]);
    expect(held.slice(-2)).toEqual([[10, 11], [11]]);
    expect(judge.release(plan, state)).toEqual([]);
  });
});

describe('closeness', () => {
  it.each([
    [7, 7, 1],
    [1, 7, 0],
    [4, 4, 1],
    [1, 4, 0],
    [7, 4, 0],
    [5, 6, 0.8],
    [7, 6, 0.8],
  ])('of rating %i to key %i is %d', (rating, key, expected) => {
    expect(closeness(rating, key)).toBeCloseTo(expected, 12);
  });

  const responses: fc.Arbitrary<RatedResponse[]> = fc.array(
    fc
      .record({ rating: fc.integer({ min: 1, max: 7 }), keyed: fc.double({ min: 1, max: 7, noNaN: true }) })
      .map((each) => ({ ...each, i: 0, scenario: 'late_ice', subtrait: 'integrity', option: 'a' }) as const),
    { minLength: 4, maxLength: 48 },
  );

  it('stays within 0 and 1 for all ratings, standardised or not', () => {
    fc.assert(
      fc.property(responses, fc.boolean(), (some, standardise) => {
        for (const close of closenesses(some, standardise)) {
          expect(close).toBeGreaterThanOrEqual(0);
          expect(close).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('does not depend on where on the scale and how widely a person rates, once standardised', () => {
    const order = [1, 2, 3, 4, 2, 4];
    const some = (scale: (x: number) => number): RatedResponse[] =>
      order.map((x, i) => ({
        i,
        scenario: 'late_ice',
        subtrait: 'integrity',
        option: 'a',
        rating: scale(x),
        keyed: 1.5 + x,
      }));
    const wide = standardised(some((x) => 2 * x - 1));
    const high = standardised(some((x) => x + 3));
    wide.forEach((value, i) => {
      expect(value).toBeCloseTo(high[i] ?? Number.NaN, 10);
    });
    expect(
      closenesses(
        some((x) => x + 3),
        true,
      ).every((close) => close > 0.999),
    ).toBe(true);
    expect(
      closenesses(
        some((x) => x + 3),
        false,
      ).every((close) => close > 0.999),
    ).toBe(false);
  });
});

describe('a play', () => {
  it('balances the scenarios over the subtraits and mixes orders', () => {
    for (const scenarios of [3, 6, 12]) {
      for (let n = 0; n < 20; n++) {
        const plan = planOf({ scenarios }, n);
        expect(new Set(plan.scenarios.map((each) => each.scenario)).size).toBe(scenarios);
        for (const subtrait of SUBTRAITS) {
          const some = plan.scenarios.filter(({ scenario }) => KEY[scenario].subtrait === subtrait);
          expect(some.length).toBe(scenarios / 3);
        }
        for (const { order } of plan.scenarios) expect(order.toSorted()).toEqual([...OPTION_KEYS]);
      }
    }
    expect(() => judge.configure({ scenarios: 4 })).toThrow(/multiple of 3/);
  });

  it('scores near 100 with the key’s own ratings, low with the opposite ones', () => {
    for (const standardise of [true, false]) {
      const plan = planOf({ standardise });
      const good = values(
        plan,
        playAll(plan, (...at) => Math.round(keyed(...at))),
      );
      const bad = values(
        plan,
        playAll(plan, (...at) => 8 - Math.round(keyed(...at))),
      );
      for (const key of [...SUBTRAITS, 'agreement_all']) {
        expect(good[key]).toBeGreaterThan(90);
        expect(bad[key]).toBeLessThan(45);
      }
    }
  });

  it('puts the same rating throughout into the lowest band, whatever the rating', () => {
    for (const rating of [1, 4, 7]) {
      const plan = planOf(null);
      const reached = values(
        plan,
        playAll(plan, () => rating),
      );
      for (const { formula } of FORMULAS) {
        expect(evaluateFormula(formula, reached).outcome?.value).toBeLessThan(25.5);
      }
    }
  });

  it('flags straight lines and skimming', () => {
    const plan = planOf(null);
    const state = playAll(plan, () => 4, 300);
    expect(values(plan, state).straight_lining).toBe(1);
    const review = judge.validity(plan, state).filter((flag) => flag.review);
    expect(review.map((flag) => flag.code)).toEqual(['straight_lining', 'same_rating_run', 'fast_reading']);
  });

  it('tells the median time from confirmation to confirmation', () => {
    const plan = planOf(null);
    expect(values(plan, playAll(plan, keyedRounded)).median_seconds).toBe(36);
  });

  it('lets a rating be changed until it is confirmed', () => {
    const plan = planOf(null);
    let state = judge.start(plan);
    const rate = (option: OptionKey, rating: number) =>
      judge.parseInput({ i: 0, action: 'rate', option, rating, method: 'touch' });
    const confirm = judge.parseInput({ i: 0, action: 'confirm', method: 'touch' });
    expect(() => judge.reduce(plan, state, { t_ms: 1, input: confirm })).toThrow(/all four/);
    for (const input of [rate('a', 1), rate('b', 2), rate('c', 3), rate('d', 4), rate('a', 7), confirm]) {
      ({ state } = judge.reduce(plan, state, { t_ms: 1, input }));
    }
    expect(state.done[0]).toMatchObject({ ratings: { a: 7, b: 2, c: 3, d: 4 }, changes: 1, seconds: null });
    expect(() => judge.reduce(plan, state, { t_ms: 2, input: rate('a', 2) })).toThrow(/expected step 1/);
  });

  it.each([
    { rating: 0 },
    { rating: 8 },
    { rating: 3.5 },
    { rating: '3' },
    { option: 'e' },
    { option: 1 },
    { action: 'skip' },
    { action: 'confirm' },
    { i: '0' },
  ])('refuses a malformed input: %o', (change) => {
    const good = { i: 0, action: 'rate', option: 'a', rating: 3, method: 'key' };
    expect(() => judge.parseInput({ ...good, ...change })).toThrow();
  });
});

function keyedRounded(scenario: ScenarioKey, option: OptionKey): number {
  return Math.round(keyed(scenario, option));
}

describe('the key of a panel', () => {
  const ratedAs = (mean: (key: string) => number, leftOut: readonly string[] = []) =>
    Object.fromEntries(
      (judge.rated?.items ?? []).map(({ key }) => [
        key,
        {
          mean: mean(key),
          sd: 0,
          agreement: 1,
          use: leftOut.includes(key) ? ('left_out' as const) : ('kept' as const),
        },
      ]),
    );
  const withKey = (items: AnswerKeyItems, version: string) => {
    if (!judge.rated) throw new Error('experts rate nothing');
    return judge.rated.withKey(items, version);
  };
  const authors = (key: string) => {
    const [scenario = '', option = ''] = key.split('.');
    return KEY[scenario as ScenarioKey].responses[option as OptionKey].mean; // ScenarioKey, option as OptionKey);
  };
  const play = (one: AnyTaskJudge) => simulateTask(one, {}, NO_ACCOMMODATIONS, seedOf(9), AVERAGE, 'panel');

  it('counts as the authors’ does where the means are theirs', () => {
    const same = withKey(ratedAs(authors), '1.0-key.1');
    expect(same.version).toBe('1.0-key.1');
    expect(play(same).dataPoints).toEqual(play(judge).dataPoints);
  });

  it('does not count what experts do not agree on, nor shows a scenario of which nothing is left', () => {
    const gone = ['a', 'b', 'c', 'd'].map((option) => `late_ice.${option}`);
    const keyed = withKey(ratedAs(authors, [...gone, 'crane_check.c']), '1.0-key.2');
    const { trials, finished } = replay(keyed, {}, NO_ACCOMMODATIONS, seedOf(9), play(keyed).inputs);
    expect(finished).toBe(true);
    expect(trials).toHaveLength(4 * 11 - 1);
    expect(trials.some(({ scenario }) => scenario === 'late_ice')).toBe(false);
    expect(trials.some(({ scenario, option }) => scenario === 'crane_check' && option === 'c')).toBe(false);
  });
});
