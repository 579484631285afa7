import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, simulateTask } from '../simulate.ts';
import type { Json } from '../task-core.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import { askedTaps, type LanternPathInput, type LanternPathStimulus } from './core.ts';
import { lanternPathJudge as judge } from './judge.ts';
import { type LanternPathPlan, pathOf } from './plan.ts';
import type { LanternPathState } from './play.ts';

function planOf(n = 1, config: Json = null, accommodations = NO_ACCOMMODATIONS): LanternPathPlan {
  return judge.plan(judge.configure(config), accommodations, seedOf(n));
}

function shown(plan: LanternPathPlan, state: LanternPathState): LanternPathStimulus {
  const [stimulus] = judge.release(plan, state);
  if (stimulus === undefined) throw new Error('nothing is shown any more');
  return stimulus;
}

function answer(stimulus: LanternPathStimulus, right = true): LanternPathInput {
  const asked = askedTaps(stimulus.path, stimulus.direction);
  const taps = right ? asked : asked.slice(1);
  const tap_ms = taps.map((_, at) => 800 + 450 * at + 37 * (at % 3));
  return {
    i: stimulus.i,
    form: stimulus.form,
    taps,
    tap_ms,
    answer_ms: (tap_ms.at(-1) ?? 800) + 500,
    taken_back: 0,
    method: 'touch',
    frame_ms: 16.7,
  };
}

/** Plays to the end; `rightOf` tells which paths the person repeats without a fault. */
function playAll(plan: LanternPathPlan, rightOf: (stimulus: LanternPathStimulus) => boolean) {
  let state = judge.start(plan);
  const lengths: number[] = [];
  while (!judge.progress(plan, state).finished) {
    const stimulus = shown(plan, state);
    lengths.push(stimulus.path.length);
    const event = { t_ms: (stimulus.i + 1) * 30_000, input: answer(stimulus, rightOf(stimulus)) };
    ({ state } = judge.reduce(plan, state, event));
  }
  return { state, lengths };
}

function pointOf(plan: LanternPathPlan, state: LanternPathState, key: string) {
  return judge.dataPoints(plan, state).find((each) => each.key === key);
}

describe('the paths', () => {
  it('light up each lantern once up to nine, and none again within four after that', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 16 }), fc.nat({ max: 27 }), (n, length, i) => {
        const path = pathOf(planOf(n), i, 0, length);
        expect(path.length).toBe(length);
        expect(path.every((place) => place >= 1 && place <= 9)).toBe(true);
        expect(new Set(path.slice(0, 9)).size).toBe(Math.min(9, length));
        path.forEach((place, at) => {
          expect(path.slice(Math.max(0, at - 4), at)).not.toContain(place);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('grow by one after each one right, shrink after every second wrong, and start again backward', () => {
    const plan = planOf();
    const { lengths } = playAll(plan, ({ path }) => path.length <= 5);
    expect(lengths.slice(0, 8)).toEqual([3, 4, 5, 6, 6, 5, 6, 6]);
    expect(lengths[14]).toBe(3);
    expect(lengths.length).toBe(28);
  });

  it('are released one at a time, the next only when the one before was judged', () => {
    const plan = planOf();
    const start = judge.start(plan);
    expect(judge.release(plan, start)).toHaveLength(1);
    const [right, wrong] = [true, false].map((correct) => {
      const input = answer(shown(plan, start), correct);
      return judge.reduce(plan, start, { t_ms: 9000, input });
    });
    expect(shown(plan, right?.state ?? start).path).toHaveLength(4);
    expect(shown(plan, wrong?.state ?? start).path).toHaveLength(3);
    expect([right?.outcome, wrong?.outcome]).toEqual([null, null]);
  });

  it('follow the pace that was asked for; nothing goes on by itself without time', () => {
    const pace = (change: Partial<typeof NO_ACCOMMODATIONS>) =>
      planOf(1, null, { ...NO_ACCOMMODATIONS, ...change }).pace_ms;
    expect(pace({})).toBe(1000);
    expect(pace({ time_factor: 1.5 })).toBe(1500);
    expect(pace({ screen_reader: true })).toBe(1600);
    expect(pace({ time_factor: null, screen_reader: true })).toBeNull();
  });
});

describe('a path that was cut into', () => {
  const plan = planOf();
  const start = judge.start(plan);
  const replaced = judge.replaceOpenItem?.(plan, start) ?? start;

  it('is replaced by another one of the same length', () => {
    const [before, after] = [shown(plan, start), shown(plan, replaced)];
    expect(after.path).toHaveLength(before.path.length);
    expect(after.path).not.toEqual(before.path);
    expect([before.form, after.form, after.i]).toEqual([0, 1, 0]);
  });

  it('cannot be answered any more', () => {
    const stale = { t_ms: 9000, input: answer(shown(plan, start)) };
    expect(() => judge.reduce(plan, replaced, stale)).toThrow(/form/);
  });

  it('is a fact to look at when it happens often, and changes no score', () => {
    let state = replaced;
    for (const _ of [1, 2]) state = judge.replaceOpenItem?.(plan, state) ?? state;
    ({ state } = judge.reduce(plan, state, { t_ms: 9000, input: answer(shown(plan, state)) }));
    const flag = judge.validity(plan, state).find((each) => each.code === 'replaced_items');
    expect(flag).toMatchObject({ value: 3, review: true });
    expect(shown(plan, state).form).toBe(0);
  });
});

describe('an answer', () => {
  const plan = planOf();
  const first = answer(shown(plan, judge.start(plan)));

  it('is read as it was given', () => {
    expect(judge.parseInput({ ...first })).toEqual(first);
  });

  it.each([
    { taps: [0, 1, 2] },
    { taps: [1, 2] },
    { taps: Array.from({ length: 17 }, () => 1) },
    { taps: '123' },
    { tap_ms: [300, 200, 400] },
    { tap_ms: [300, Number.NaN, 400] },
    { answer_ms: 1 },
    { answer_ms: null },
    { taken_back: -1 },
    { form: 0.5 },
    { method: 'voice' },
    { i: -1 },
  ])('is refused when malformed: %o', (change) => {
    expect(() => judge.parseInput({ ...first, ...change })).toThrow();
  });

  it('cannot have more taps than the path has lights', () => {
    const input = { ...first, taps: [1, 2, 3, 4], tap_ms: [1, 2, 3, 4].map((ms) => ms * 100) };
    expect(() => judge.reduce(plan, judge.start(plan), { t_ms: 1, input })).toThrow(/taps/);
  });

  it('is right only in the order asked for', () => {
    const { state } = playAll(plan, ({ i }) => i < 14 && i % 2 === 0);
    const right = judge.trials(plan, state).map((row) => row.correct);
    expect(right.slice(0, 4)).toEqual([true, false, true, false]);
    const shownBackward = playAll(plan, () => true).state;
    const forwardTaps = { ...answer(shown(plan, judge.start(plan))) };
    expect(judge.trials(plan, shownBackward).at(-1)?.correct).toBe(true);
    expect(forwardTaps.taps).toEqual(shown(plan, judge.start(plan)).path);
  });
});

describe('the data points', () => {
  it('of somebody who keeps five lanterns in mind', () => {
    const plan = planOf();
    const { state, lengths } = playAll(plan, ({ path }) => path.length <= 5);
    const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
    expect(pointOf(plan, state, 'fwd_span')?.value).toBeCloseTo(mean(lengths.slice(4, 14)), 6);
    expect(pointOf(plan, state, 'rev_span')?.value).toBeCloseTo(mean(lengths.slice(18)), 6);
    expect(pointOf(plan, state, 'mean_span')?.trials).toBe(28);
    expect(pointOf(plan, state, 'longest_path')?.value).toBe(5);
  });

  it('of somebody who hands in nothing are missing, not low', () => {
    const plan = planOf();
    let state = judge.start(plan);
    while (!judge.progress(plan, state).finished) {
      const input = { ...answer(shown(plan, state)), taps: [], tap_ms: [] };
      ({ state } = judge.reduce(plan, state, { t_ms: 30_000 * (input.i + 1), input }));
    }
    expect(pointOf(plan, state, 'mean_span')?.missing_reason).toBe('invalid_range');
  });

  it('are the same spans for spoken places and without a pace; the time of the first tap goes', () => {
    for (const change of [{ screen_reader: true }, { time_factor: null }] as const) {
      const plan = planOf(1, null, { ...NO_ACCOMMODATIONS, ...change });
      const { state } = playAll(plan, ({ path }) => path.length <= 5);
      expect(pointOf(plan, state, 'mean_span')?.value).toBeGreaterThan(4.5);
    }
  });

  it('stay away before eight paths of each direction', () => {
    const whole = simulateTask(judge, null, NO_ACCOMMODATIONS, seedOf(2), AVERAGE, 'a');
    const { dataPoints } = replay(judge, null, NO_ACCOMMODATIONS, seedOf(2), whole.inputs.slice(0, 20));
    expect(dataPoints.find((each) => each.key === 'fwd_span')?.value).not.toBeNull();
    expect(dataPoints.find((each) => each.key === 'mean_span')?.missing_reason).toBe('too_few_trials');
  });
});

describe('the flags', () => {
  const plan = planOf();
  function review(change: (input: LanternPathInput) => Partial<LanternPathInput>, between = 30_000) {
    let state = judge.start(plan);
    for (let n = 0; n < 14; n++) {
      const input = answer(shown(plan, state));
      const event = { t_ms: n * between, input: { ...input, ...change(input) } };
      ({ state } = judge.reduce(plan, state, event));
    }
    return judge
      .validity(plan, state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);
  }

  it('name taps faster than a hand, machine-like steadiness, and times that do not fit', () => {
    const every = (ms: number) => (input: LanternPathInput) => ({
      tap_ms: input.taps.map((_, at) => 500 + at * ms),
      answer_ms: 500 + input.taps.length * ms,
    });
    expect(review(() => ({}))).toEqual([]);
    expect(review(every(100))).toEqual(['fast_taps', 'steady_times']);
    expect(review(every(400))).toEqual(['steady_times']);
    expect(review(() => ({}), 2000)).toContain('impossible_timing');
  });

  it('name long pauses before long paths without a fault', () => {
    const late = (input: LanternPathInput) => ({
      tap_ms: input.tap_ms.map((ms) => ms + 13_000),
      answer_ms: input.answer_ms + 13_000,
    });
    expect(review(late, 60_000)).toEqual(['pause_then_perfect']);
  });
});
