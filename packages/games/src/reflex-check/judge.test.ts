import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { ReflexCheckInput } from './core.ts';
import { reflexCheckJudge as judge } from './judge.ts';
import type { ReflexCheckPlan } from './plan.ts';
import { SIDE_OF } from './sides.ts';

function planOf(config: Parameters<typeof judge.configure>[0] = null, n = 1): ReflexCheckPlan {
  return judge.plan(judge.configure(config), NO_ACCOMMODATIONS, seedOf(n));
}

function answer(plan: ReflexCheckPlan, i: number, rt_ms: number | null, right = true): ReflexCheckInput {
  if (rt_ms === null) return { i, response: null, rt_ms: null, method: null, frame_ms: 16.7 };
  const asked = SIDE_OF[plan.trials[i]?.signal ?? 'ball'];
  const other = asked === 'left' ? 'right' : 'left';
  return { i, response: right ? asked : other, rt_ms, method: 'touch', frame_ms: 8.3 };
}

function playAll(plan: ReflexCheckPlan, rtOf: (i: number) => number | null, rightOf = (_: number) => true) {
  let state = judge.start(plan);
  plan.trials.forEach(({ i }) => {
    const event = { t_ms: i * 5000, input: answer(plan, i, rtOf(i), rightOf(i)) };
    ({ state } = judge.reduce(plan, state, event));
  });
  return state;
}

function pointOf(plan: ReflexCheckPlan, state: ReturnType<typeof judge.start>, key: string) {
  return judge.dataPoints(plan, state).find((each) => each.key === key);
}

describe('the plan', () => {
  it('begins with the simple part and shows as many balls as diamonds in the choice part', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const { trials } = planOf(null, n);
        const simple = trials.filter((each) => each.part === 'simple');
        const choice = trials.filter((each) => each.part === 'choice');
        expect([simple.length, choice.length]).toEqual([10, 60]);
        expect(trials.findIndex((each) => each.part === 'choice')).toBe(10);
        expect(choice.filter((each) => each.signal === 'ball').length).toBe(30);
        expect(simple.every((each) => each.signal === 'ball' && each.block === 0)).toBe(true);
        expect(simple.every(({ wait_ms }) => wait_ms >= 800 && wait_ms <= 2200)).toBe(true);
        expect(choice.every(({ wait_ms }) => wait_ms >= 500 && wait_ms <= 1000)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('draws an odd signal to either side', () => {
    const odd = Array.from({ length: 30 }, (_, n) => {
      const { trials } = planOf({ choice_trials: 21 }, n);
      return trials.filter((each) => each.part === 'choice' && each.signal === 'ball').length;
    });
    expect(new Set(odd)).toEqual(new Set([10, 11]));
  });

  it('gives extra time, none at all, or time to hear a signal', () => {
    const deadline = (change: Partial<typeof NO_ACCOMMODATIONS>) =>
      judge.plan(judge.configure(null), { ...NO_ACCOMMODATIONS, ...change }, seedOf(1)).trials[0]
        ?.deadline_ms;
    expect(deadline({})).toBe(2000);
    expect(deadline({ time_factor: 1.25 })).toBe(2500);
    expect(deadline({ time_factor: null })).toBeNull();
    expect(deadline({ screen_reader: true })).toBe(4500);
    expect(deadline({ screen_reader: true, time_factor: null })).toBeNull();
  });

  it('releases one part at a time', () => {
    const plan = planOf();
    expect(judge.release(plan, judge.start(plan)).map((each) => each.part)).toEqual(
      Array.from({ length: 10 }, () => 'simple'),
    );
  });
});

describe('an answer', () => {
  const plan = planOf();
  const first = judge.start(plan);

  it('may come up to 100 ms after the deadline, not later', () => {
    const at = (rt_ms: number) => () => judge.reduce(plan, first, { t_ms: 9, input: answer(plan, 0, rt_ms) });
    expect(at(2100)).not.toThrow();
    expect(at(2101)).toThrow(/deadline/);
  });

  it('may be missed only against a deadline', () => {
    const untimed = judge.plan(judge.configure(null), { ...NO_ACCOMMODATIONS, time_factor: null }, seedOf(1));
    const missed = { t_ms: 9, input: answer(plan, 0, null) };
    expect(() => judge.reduce(plan, first, missed)).not.toThrow();
    expect(() => judge.reduce(untimed, judge.start(untimed), missed)).toThrow(/untimed/);
  });

  it('tells nothing about being right', () => {
    const told = [true, false].map((right) =>
      judge.reduce(plan, first, { t_ms: 1, input: answer(plan, 0, 500, right) }),
    );
    expect(told.map((each) => each.outcome)).toEqual([null, null]);
  });

  it.each([
    { rt_ms: -1 },
    { rt_ms: null },
    { response: 'up' },
    { response: null },
    { method: null },
    { i: -1 },
    { frame_ms: 'x' },
  ])('is refused when malformed: %o', (change) => {
    expect(() => judge.parseInput({ ...answer(plan, 0, 500), ...change })).toThrow();
  });
});

describe('the data points', () => {
  it('of a perfect player at 400 ms who touches', () => {
    const plan = planOf();
    const state = playAll(plan, () => 400);
    expect(pointOf(plan, state, 'rcs_all')).toEqual({ key: 'rcs_all', value: 2.5, trials: 60 });
    expect(pointOf(plan, state, 'acc_all')).toEqual({ key: 'acc_all', value: 1, trials: 60 });
    expect(pointOf(plan, state, 'simple_rt')).toEqual({ key: 'simple_rt', value: 400, trials: 10 });
    expect(pointOf(plan, state, 'frame_ms')?.value).toBe(8.3);
    expect(pointOf(plan, state, 'touch_share')?.value).toBe(1);
    expect(pointOf(plan, state, 'mouse_share')?.value).toBe(0);
  });

  it('take either side in the simple part, but not in the choice part', () => {
    const plan = planOf();
    const state = playAll(
      plan,
      () => 400,
      (i) => i % 2 === 0,
    );
    const rows = judge.trials(plan, state);
    expect(rows.slice(0, 10).every((row) => row.correct === true)).toBe(true);
    expect(pointOf(plan, state, 'acc_all')?.value).toBe(0.5);
  });

  it('give no rate for pressing blindly, however fast', () => {
    const plan = planOf();
    const early = playAll(plan, () => 60);
    expect(pointOf(plan, early, 'acc_all')?.value).toBe(0);
    expect(pointOf(plan, early, 'rcs_all')?.missing_reason).toBe('invalid_range');
    expect(pointOf(plan, early, 'anticipations')?.value).toBe(70);
    const guessed = playAll(
      plan,
      () => 200,
      (i) => i % 2 === 0,
    );
    expect(pointOf(plan, guessed, 'rcs_all')?.missing_reason).toBe('invalid_range');
  });

  it('have no speed where signals are read aloud: it would be the speed of the voice', () => {
    const accommodations = { ...NO_ACCOMMODATIONS, screen_reader: true };
    const plan = judge.plan(judge.configure(null), accommodations, seedOf(1));
    const state = playAll(plan, () => 1900);
    expect(pointOf(plan, state, 'rcs_all')?.missing_reason).toBe('accommodated');
    expect(pointOf(plan, state, 'acc_all')?.value).toBe(1);
  });
});

describe('the flags', () => {
  const plan = planOf();
  const review = (state: ReturnType<typeof judge.start>) =>
    judge
      .validity(plan, state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);

  it('name machine-like steadiness, early presses, misses, one-sided runs and guessing', () => {
    expect(review(playAll(plan, () => 400))).toContain('steady_times');
    expect(review(playAll(plan, (i) => (i % 8 === 0 ? 90 : 300 + 7 * i)))).toContain('anticipation_share');
    expect(review(playAll(plan, (i) => (i % 3 === 0 ? null : 300 + 7 * i)))).toContain('missed_share');
    const oneSided = playAll(
      plan,
      (i) => 300 + 7 * i,
      (i) => plan.trials[i]?.signal === 'ball',
    );
    expect(review(oneSided)).toEqual(expect.arrayContaining(['longest_run', 'near_chance']));
  });

  it('name stated times that do not fit between two events', () => {
    let state = judge.start(plan);
    for (const i of [0, 1])
      ({ state } = judge.reduce(plan, state, { t_ms: 100 * i, input: answer(plan, i, 500) }));
    expect(review(state)).toEqual(['impossible_timing']);
  });

  it('stay away from an even, honest play', () => {
    expect(review(playAll(plan, (i) => 380 + ((i * 37) % 120)))).toEqual([]);
  });
});
