import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../simulate.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { SignalTowerInput } from './core.ts';
import { signalTowerJudge as judge } from './judge.ts';
import type { SignalTowerPlan } from './plan.ts';

function planOf(config: Parameters<typeof judge.configure>[0], n = 1): SignalTowerPlan {
  return judge.plan(judge.configure(config), NO_ACCOMMODATIONS, seedOf(n));
}

function answer(plan: SignalTowerPlan, i: number, rt_ms: number | null, right = true): SignalTowerInput {
  const target = plan.trials[i]?.target ?? 'left';
  const wrong = target === 'left' ? 'right' : 'left';
  if (rt_ms === null) return { i, response: null, rt_ms: null, method: null, frame_ms: 16.7 };
  return { i, response: right ? target : wrong, rt_ms, method: 'touch', frame_ms: 16.7 };
}

function playAll(plan: SignalTowerPlan, rtOf: (i: number) => number | null, rightOf = (_: number) => true) {
  let state = judge.start(plan);
  plan.trials.forEach(({ stimulus }, i) => {
    ({ state } = judge.reduce(plan, state, {
      t_ms: i * 4000,
      input: answer(plan, stimulus.i, rtOf(i), rightOf(i)),
    }));
  });
  return state;
}

function pointOf(plan: SignalTowerPlan, state: ReturnType<typeof judge.start>, key: string): number | null {
  return judge.dataPoints(plan, state).find((each) => each.key === key)?.value ?? null;
}

describe('the plan', () => {
  it('shows 96 signals in blocks of 24, half with opposing lamps, each half of both to either side', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const { trials } = planOf(null, n);
        expect(trials.length).toBe(96);
        for (const block of [0, 1, 2, 3]) {
          const within = trials.filter(({ stimulus }) => stimulus.block === block);
          for (const congruent of [true, false]) {
            const half = within.filter((each) => each.congruent === congruent);
            expect(half.length).toBe(12);
            expect(half.filter((each) => each.target === 'left').length).toBe(6);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('draws what it shows: the middle lamp is the target, fixation from 400 to 1,600 ms', () => {
    for (const { stimulus, target, congruent } of planOf(null).trials) {
      const [outer, , middle] = stimulus.lamps;
      expect(middle).toBe(target);
      expect(outer === middle).toBe(congruent);
      expect(new Set(stimulus.lamps.filter((_, at) => at !== 2)).size).toBe(1);
      expect(stimulus.fixation_ms).toBeGreaterThanOrEqual(400);
      expect(stimulus.fixation_ms).toBeLessThanOrEqual(1600);
      expect(stimulus.deadline_ms).toBe(1500);
    }
  });

  it('gives extra time to the deadline, or none at all', () => {
    const deadline = (time_factor: 1.5 | null) =>
      judge.plan(judge.configure(null), { ...NO_ACCOMMODATIONS, time_factor }, seedOf(1)).trials[0]?.stimulus
        .deadline_ms;
    expect(deadline(1.5)).toBe(2250);
    expect(deadline(null)).toBeNull();
  });

  it('refuses blocks that do not come out even', () => {
    expect(() => judge.configure({ block_size: 10 })).toThrow(/block_size/);
    expect(() => judge.configure({ trials: 30 })).toThrow(/trials/);
  });
});

describe('an answer', () => {
  const plan = planOf(null);
  const first = judge.start(plan);

  it('may come up to 100 ms after the deadline, not later', () => {
    const at = (rt_ms: number) => () => judge.reduce(plan, first, { t_ms: 9, input: answer(plan, 0, rt_ms) });
    expect(at(1600)).not.toThrow();
    expect(at(1601)).toThrow(/deadline/);
  });

  it('may be missed only against a deadline', () => {
    const untimed = judge.plan(judge.configure(null), { ...NO_ACCOMMODATIONS, time_factor: null }, seedOf(1));
    const missed = { t_ms: 9, input: answer(plan, 0, null) };
    expect(() => judge.reduce(plan, first, missed)).not.toThrow();
    expect(() => judge.reduce(untimed, judge.start(untimed), missed)).toThrow(/untimed/);
  });

  it.each([
    { rt_ms: -1 },
    { rt_ms: Number.NaN },
    { rt_ms: null },
    { response: null },
    { response: 'up' },
    { method: null },
    { method: 'voice' },
    { i: 0.5 },
    { i: -1 },
    { frame_ms: -3 },
  ])('is refused when malformed: %o', (change) => {
    expect(() => judge.parseInput({ ...answer(plan, 0, 500), ...change })).toThrow();
  });

  it('tells nothing about being right', () => {
    const told = [true, false].map((right) =>
      judge.reduce(plan, first, { t_ms: 1, input: answer(plan, 0, 500, right) }),
    );
    expect(told.map((each) => each.outcome)).toEqual([null, null]);
  });
});

describe('the data points', () => {
  it('of a perfect player at 500 ms', () => {
    const plan = planOf(null);
    const state = playAll(plan, () => 500);
    expect(pointOf(plan, state, 'rcs_all')).toBe(2);
    expect(pointOf(plan, state, 'rcs_incong')).toBe(2);
    expect(pointOf(plan, state, 'acc_all')).toBe(1);
    expect(pointOf(plan, state, 'rt_sd')).toBe(0);
    expect(pointOf(plan, state, 'effect_rt')).toBe(0);
  });

  it('do not reward pressing before the lamps can be seen', () => {
    const plan = planOf(null);
    const honest = playAll(plan, () => 600);
    const some = playAll(plan, (i) => (i % 5 === 0 ? 60 : 600));
    const state = playAll(plan, () => 60);
    expect(pointOf(plan, some, 'acc_all')).toBeLessThan(0.8);
    expect(pointOf(plan, some, 'rcs_all') ?? 0).toBeLessThan(pointOf(plan, honest, 'rcs_all') ?? 0);
    expect(pointOf(plan, state, 'acc_all')).toBe(0);
    expect(pointOf(plan, state, 'rcs_all')).toBeNull();
  });

  it('stay away before ten trials and come with more', () => {
    const plan = planOf(null);
    const inputs = plan.trials.slice(0, 9).map((_, i) => ({ t_ms: i * 3000, input: answer(plan, i, 500) }));
    const { dataPoints, finished } = replay(judge, null, NO_ACCOMMODATIONS, seedOf(1), inputs);
    expect(finished).toBe(false);
    expect(dataPoints.find((each) => each.key === 'acc_all')?.missing_reason).toBe('too_few_trials');
  });
});

describe('the flags', () => {
  const plan = planOf({ trials: 48 });
  const review = (state: ReturnType<typeof judge.start>) =>
    judge
      .validity(plan, state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);

  it('name machine-like steadiness, early presses, misses and one-sided runs', () => {
    expect(review(playAll(plan, () => 500))).toContain('steady_times');
    expect(review(playAll(plan, (i) => (i < 4 ? 90 : 400 + 7 * i)))).toEqual(
      expect.arrayContaining(['anticipation_share', 'impossible_correct']),
    );
    expect(review(playAll(plan, (i) => (i % 3 === 0 ? null : 400 + 7 * i)))).toContain('missed_share');
    const oneSided = playAll(
      plan,
      (i) => 400 + 7 * i,
      (i) => plan.trials[i]?.target === 'left',
    );
    expect(review(oneSided)).toEqual(expect.arrayContaining(['longest_run', 'near_chance']));
  });

  it('name stated times that do not fit between two events', () => {
    let state = judge.start(plan);
    for (const i of [0, 1])
      ({ state } = judge.reduce(plan, state, { t_ms: 100 * i, input: answer(plan, i, 500) }));
    expect(review(state)).toContain('impossible_timing');
  });

  it('do not enter any data point', () => {
    const keys = judge.data_points.map((each) => each.key);
    const state = playAll(plan, (i) => 400 + 7 * i);
    expect(judge.dataPoints(plan, state).map((each) => each.key)).toEqual(keys);
    expect(judge.bot(plan, AVERAGE, 'x')(state, null)).toBeNull();
  });
});
