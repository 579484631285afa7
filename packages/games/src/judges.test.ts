import { failingTests, probeFormula, validateFormula } from '@tryout/domain/formulas/formula-validation';
import { describe, expect, it } from 'vitest';
import { TASK_FORMULAS } from './formulas.ts';
import { JUDGES, TASK_KEYS } from './registry.ts';
import { replay, simulateTask } from './simulate.ts';
import { InputRefused, type Json } from './task-core.ts';
import { MEASURES_OF_ABILITY, winsOfTheAbler } from './testing/abler-candidates.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from './testing/plays.ts';

const SHORT: Readonly<Record<string, Json>> = {
  'signal-tower': { trials: 24 },
  'cargo-drone': { flights: 6 },
  'team-days': { scenarios: 3 },
  'glyph-grid': { form: 'fixed', items: 16 },
  'lantern-path': { trials_per_direction: 8 },
  'reflex-check': { simple_trials: 5, choice_trials: 20 },
  'mail-scanner': { trials: 40, block_size: 40, share_go: 0.8 },
  'parcel-belt': { rounds: 4 },
  'crane-yard': { problems: 8 },
  'work-style': { form: 'short' },
  'power-plant': { choices: 12 },
  'market-stall': { items: 14 },
  'trade-post': { sender_rounds: 2, trustee_rounds: 2, proposer_rounds: 2 },
  'salvage-dive': { sets: 2 },
  'shift-desk': null,
};

function play(key: (typeof TASK_KEYS)[number], seed: string, accommodations = NO_ACCOMMODATIONS) {
  return simulateTask(JUDGES[key], SHORT[key] ?? null, accommodations, seed, AVERAGE, `bot ${seed}`);
}

describe.each(TASK_KEYS)('%s', (key) => {
  const judge = JUDGES[key];
  const config = SHORT[key] ?? null;

  it('has its own key and declares each data point and parameter once', () => {
    expect(judge.key).toBe(key);
    for (const declared of [judge.data_points, judge.parameters]) {
      expect(new Set(declared.map((each) => each.key)).size).toBe(declared.length);
    }
  });

  it('draws the same plan for the same seed, another for another', () => {
    const settings = judge.configure(config);
    const plan = (n: number) => JSON.stringify(judge.plan(settings, NO_ACCOMMODATIONS, seedOf(n)));
    expect(plan(1)).toBe(plan(1));
    const plans = Array.from({ length: 20 }, (_, n) => plan(n));
    expect(new Set(plans).size).toBeGreaterThan(15);
  });

  it('plays to the end and reports every data point in declared order', () => {
    const result = play(key, seedOf(3));
    expect(result.finished).toBe(true);
    expect(result.dataPoints.map((each) => each.key)).toEqual(judge.data_points.map((each) => each.key));
    for (const point of result.dataPoints) {
      expect(point.value === null).toBe(point.missing_reason !== undefined);
    }
    expect(result.trials.length).toBeGreaterThan(0);
    for (const value of result.trials.flatMap((row) => Object.values(row))) {
      expect(value === null || ['string', 'number', 'boolean'].includes(typeof value)).toBe(true);
    }
  });

  it('keeps every value within its declared range, over many plays', () => {
    for (let n = 0; n < 30; n++) {
      const { dataPoints } = play(key, seedOf(n));
      expect(dataPoints.filter((each) => each.missing_reason === 'invalid_range')).toEqual([]);
      const required = judge.data_points.filter((each) => each.required).map((each) => each.key);
      for (const point of dataPoints) {
        if (required.includes(point.key)) expect(point.value).not.toBeNull();
      }
    }
  });

  it('gives the same play for the same seeds', () => {
    expect(play(key, seedOf(4))).toEqual(play(key, seedOf(4)));
  });

  it('gives the same result when it is interrupted after any input and goes on from the stored ones', () => {
    const seed = seedOf(5);
    const whole = play(key, seed);
    const stored = JSON.parse(JSON.stringify(whole.inputs)) as typeof whole.inputs;
    const plan = judge.plan(judge.configure(config), NO_ACCOMMODATIONS, seed);
    const next = judge.bot(plan, AVERAGE, `bot ${seed}`);
    let state = judge.start(plan);
    for (const [at, event] of stored.entries()) {
      const resumed = replay(judge, config, NO_ACCOMMODATIONS, seed, stored.slice(0, at));
      expect(resumed.dataPoints).toEqual(judge.dataPoints(plan, state));
      expect(next(state, null)?.input).toEqual(event.input);
      ({ state } = judge.reduce(plan, state, event));
    }
    expect(judge.dataPoints(plan, state)).toEqual(whole.dataPoints);
    expect(replay(judge, config, NO_ACCOMMODATIONS, seed, stored)).toEqual(whole);
  });

  it('releases one block, which holds the current step, and nothing once it is finished', () => {
    const seed = seedOf(6);
    const plan = judge.plan(judge.configure(config), NO_ACCOMMODATIONS, seed);
    const { inputs } = play(key, seed);
    let state = judge.start(plan);
    for (const event of inputs) {
      const released = judge.release(plan, state) as { i?: number; flight?: number; block?: number }[];
      const steps = released.map((each) => each.i ?? each.flight);
      expect(steps).toContain(judge.progress(plan, state).step);
      expect(new Set(released.map((each) => each.block)).size).toBe(1);
      ({ state } = judge.reduce(plan, state, event));
    }
    expect(judge.release(plan, state)).toEqual([]);
    expect(() => judge.reduce(plan, state, inputs[0] as (typeof inputs)[number])).toThrow(InputRefused);
  });

  it('reports everything as not reached before the first input', () => {
    const { dataPoints, validity } = replay(judge, config, NO_ACCOMMODATIONS, seedOf(7), []);
    expect(new Set(dataPoints.map((each) => each.missing_reason))).toEqual(new Set(['not_reached']));
    expect(validity).toEqual([]);
  });

  it('refuses to skip or repeat a step, and what is no input at all', () => {
    const seed = seedOf(8);
    const plan = judge.plan(judge.configure(config), NO_ACCOMMODATIONS, seed);
    const { inputs } = play(key, seed);
    const last = inputs.at(-1) as (typeof inputs)[number];
    expect(() => judge.reduce(plan, judge.start(plan), last)).toThrow(InputRefused);
    for (const raw of [
      null,
      undefined,
      1,
      'x',
      [],
      {},
      { action: 'rate' },
      { ...(last.input as object), extra: 1 },
    ]) {
      expect(() => judge.parseInput(raw)).toThrow(InputRefused);
    }
    const first = inputs[0] as (typeof inputs)[number];
    for (const t_ms of [Number.NaN, -1, Number.POSITIVE_INFINITY]) {
      expect(() => judge.reduce(plan, judge.start(plan), { ...first, t_ms })).toThrow(InputRefused);
    }
  });

  it('leaves speed measures out of a play with extra or unlimited time, and nothing else', () => {
    for (const time_factor of [1.5, null] as const) {
      const { dataPoints, finished } = play(key, seedOf(9), { ...NO_ACCOMMODATIONS, time_factor });
      expect(finished).toBe(true);
      const accommodated = dataPoints.filter((each) => each.missing_reason === 'accommodated');
      const speeded = judge.data_points.filter((each) => each.speeded);
      expect(accommodated.map((each) => each.key)).toEqual(speeded.map((each) => each.key));
    }
  });

  it('names the parameter that is wrong', () => {
    expect(() => judge.configure({ nonsense: 1 })).toThrow(/nonsense/);
    expect(() => judge.configure([])).toThrow(InputRefused);
    for (const parameter of judge.parameters) {
      expect(() => judge.configure({ [parameter.key]: 'nonsense' })).toThrow(new RegExp(parameter.key));
      for (const bound of [parameter.min, parameter.max]) {
        if (bound === undefined) continue;
        const beyond = bound === parameter.min ? bound - 1 : bound + 1;
        expect(() => judge.configure({ [parameter.key]: beyond })).toThrow(new RegExp(parameter.key));
      }
    }
  });

  it('raises no flag on a typical honest play that asks for review', () => {
    const flagged = Array.from({ length: 40 }, (_, n) => play(key, seedOf(n)).validity)
      .flat()
      .filter((flag) => flag.review);
    expect(flagged.length).toBeLessThanOrEqual(4);
  });

  it('has formulas that stand up to their test vectors and to random inputs', () => {
    for (const { formula, data_points, tests } of TASK_FORMULAS[key]) {
      const specs = judge.data_points.filter((each) => data_points.includes(each.key));
      expect(specs.length).toBe(data_points.length);
      expect(validateFormula(formula, specs)).toEqual([]);
      expect(failingTests(formula, tests)).toEqual([]);
      expect(probeFormula(formula, specs, key)).toBeNull();
    }
  });
});

describe.each(MEASURES_OF_ABILITY)('%s, %s', (key, point, config) => {
  it('is better for the abler of two candidates in at least 9 of 10 seeds', () => {
    expect(winsOfTheAbler(key, point, config, 20)).toBeGreaterThanOrEqual(18);
  });
});
