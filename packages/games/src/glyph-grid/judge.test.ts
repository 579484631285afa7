import { estimateReliability } from '@tryout/domain/statistics/irt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, simulateTask } from '../simulate.ts';
import type { Json, Persona } from '../task-core.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { GlyphGridInput } from './core.ts';
import { glyphGridJudge as judge } from './judge.ts';
import { designAt, type GlyphGridPlan } from './plan.ts';
import type { GlyphGridState } from './play.ts';
import { fittingOptions } from './solver.ts';

const FIXED: Json = { form: 'fixed' };

function planOf(config: Json = null, n = 1, time_factor: 1 | 1.5 | null = 1): GlyphGridPlan {
  return judge.plan(judge.configure(config), { ...NO_ACCOMMODATIONS, time_factor }, seedOf(n));
}

function answer(state: GlyphGridState, right: boolean, rt_ms = 9000): GlyphGridInput {
  const option = ((state.open?.drawn.right ?? 0) + (right ? 0 : 1)) % 4;
  return {
    i: state.answers.length,
    form: state.open?.form ?? 0,
    option,
    rt_ms,
    method: 'touch',
    frame_ms: 16.7,
  };
}

/** Plays on until the task is over, solving an item whenever `solves` says so. */
function playOut(
  plan: GlyphGridPlan,
  solves: (i: number, b: number) => boolean,
  rtOf: (i: number, b: number) => number = (i, b) => 9000 + 1500 * b + 300 * (i % 5),
): GlyphGridState {
  let state = judge.start(plan);
  while (state.open !== null) {
    const i = state.answers.length;
    const { b } = designAt(state.open.design);
    const input = answer(state, solves(i, b), rtOf(i, b));
    ({ state } = judge.reduce(plan, state, { t_ms: (i + 1) * 40_000, input }));
  }
  return state;
}

function pointOf(plan: GlyphGridPlan, state: GlyphGridState, key: string) {
  return judge.dataPoints(plan, state).find((each) => each.key === key);
}

function flagOf(plan: GlyphGridPlan, state: GlyphGridState, code: string) {
  return judge.validity(plan, state).find((each) => each.code === code);
}

describe('the fixed form', () => {
  it('has 18 grids from easy to hard, each of another design', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const difficulties = planOf(FIXED, n).designs.map((index) => designAt(index).b);
        expect(difficulties).toHaveLength(18);
        expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other));
        expect(difficulties[0]).toBeLessThan(-1.5);
        expect(difficulties.at(-1)).toBeGreaterThan(1.5);
        expect(new Set(planOf(FIXED, n).designs).size).toBe(18);
      }),
      { numRuns: 50 },
    );
  });

  it('goes on to its end whatever is answered', () => {
    const plan = planOf(FIXED);
    for (const solves of [true, false]) {
      const state = playOut(plan, () => solves);
      expect(state.answers.map((each) => each.design)).toEqual(plan.designs);
      expect(pointOf(plan, state, 'n_correct')?.value).toBe(solves ? 18 : 0);
      expect(pointOf(plan, state, 'p_correct')?.value).toBe(solves ? 1 : 0);
    }
    const [best, worst] = [playOut(plan, () => true), playOut(plan, () => false)];
    expect(pointOf(plan, best, 'theta')?.value).toBeGreaterThan(1.5);
    expect(pointOf(plan, worst, 'theta')?.value).toBeLessThan(-1.5);
  });
});

describe('the adaptive form', () => {
  it('ends once the ability is exact enough, after 9 grids at the earliest and 24 at the latest', () => {
    const lengths = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const persona: Persona = { ...AVERAGE, ability: (n % 10) / 10 };
      const played = simulateTask(judge, null, NO_ACCOMMODATIONS, seedOf(n), persona, `person ${n}`);
      const count = played.inputs.length;
      lengths.add(count);
      expect(count).toBeGreaterThanOrEqual(9);
      expect(count).toBeLessThanOrEqual(24);
      const se = played.dataPoints.find((each) => each.key === 'se')?.value ?? Number.NaN;
      if (count < 24) expect(estimateReliability(se)).toBeGreaterThanOrEqual(0.8);
      const before = replay(judge, null, NO_ACCOMMODATIONS, seedOf(n), played.inputs.slice(0, -1));
      const seBefore = before.dataPoints.find((each) => each.key === 'se')?.value ?? null;
      if (seBefore !== null) expect(estimateReliability(seBefore)).toBeLessThan(0.8);
    }
    expect(lengths.size).toBeGreaterThan(3);
  });

  it('follows the ability up and down, and never shows a design twice', () => {
    const plan = planOf();
    const up = playOut(plan, () => true);
    const down = playOut(plan, () => false);
    const last = (state: GlyphGridState) => designAt(state.answers.at(-1)?.design ?? 0).b;
    expect(last(up)).toBeGreaterThan(last(down) + 2);
    for (const state of [up, down]) {
      expect(new Set(state.answers.map((each) => each.design)).size).toBe(state.answers.length);
    }
  });

  it('begins and goes on differently for different candidates', () => {
    const first = new Set(Array.from({ length: 30 }, (_, n) => judge.start(planOf(null, n)).open?.design));
    expect(first.size).toBeGreaterThan(5);
  });

  it('finds the ability that answers the model: 200 simulated people, with the error it states', () => {
    let squares = 0;
    let stated = 0;
    for (let n = 0; n < 200; n++) {
      const ability = 0.5 + (n % 21) / 30 - 1 / 3;
      const persona: Persona = { ...AVERAGE, lapse: 0, speed: 1, ability };
      const { dataPoints } = simulateTask(judge, null, NO_ACCOMMODATIONS, seedOf(n), persona, `model ${n}`);
      const value = (key: string) => dataPoints.find((each) => each.key === key)?.value ?? Number.NaN;
      squares += (value('theta') - 4 * (ability - 0.5)) ** 2;
      stated += value('se') ** 2;
    }
    expect(Math.sqrt(squares / 200)).toBeLessThan(1.2 * Math.sqrt(stated / 200));
  });
});

describe('what the browser is given', () => {
  it('is one grid at a time, with nothing of its rules, its difficulty or its answer', () => {
    const plan = planOf();
    let state = judge.start(plan);
    for (let i = 0; i < 5; i++) {
      const released = judge.release(plan, state);
      expect(released).toHaveLength(1);
      const [stimulus] = released;
      expect(Object.keys(stimulus ?? {}).toSorted()).toEqual(
        ['block', 'deadline_ms', 'fixation_ms', 'form', 'i', 'layout', 'options', 'tiles'].toSorted(),
      );
      expect(stimulus && fittingOptions(stimulus)).toEqual([state.open?.drawn.right]);
      expect(stimulus).toMatchObject({ i, form: 0, fixation_ms: 1200, deadline_ms: 30_000 });
      const step = judge.reduce(plan, state, { t_ms: i * 20_000, input: answer(state, i % 2 === 0) });
      expect(step.outcome).toEqual({ i, finished: false, practice: null });
      state = step.state;
    }
  });

  it('tells with the last answer that it was the last', () => {
    const plan = planOf(FIXED);
    const state = playOut(plan, () => true);
    let before = judge.start(plan);
    for (let i = 0; i < 17; i++) {
      ({ state: before } = judge.reduce(plan, before, { t_ms: i * 40_000, input: answer(before, true) }));
    }
    const { outcome } = judge.reduce(plan, before, { t_ms: 1_000_000, input: answer(before, true) });
    expect(outcome).toMatchObject({ i: 17, finished: true });
    expect(judge.progress(plan, state)).toEqual({ step: 18, of: 18, finished: true });
  });

  it('has the time that was asked for', () => {
    const deadline = (factor: 1 | 1.5 | null) => {
      const plan = planOf(null, 1, factor);
      return judge.release(plan, judge.start(plan))[0]?.deadline_ms;
    };
    expect([deadline(1), deadline(1.5), deadline(null)]).toEqual([30_000, 45_000, null]);
    const heard = judge.plan(judge.configure(null), { ...NO_ACCOMMODATIONS, screen_reader: true }, seedOf(1));
    expect(judge.release(heard, judge.start(heard))[0]?.deadline_ms).toBe(30_000 + 24 * 2500);
    const missing = judge
      .dataPoints(heard, judge.start(heard))
      .filter((each) => each.missing_reason === 'accommodated');
    expect(missing.map((each) => each.key)).toEqual(['median_rt_correct', 'timeouts']);
  });
});

describe('an answer', () => {
  const plan = planOf();
  const state = judge.start(plan);
  const given = answer(state, true);
  const hand = (input: GlyphGridInput) => () => judge.reduce(plan, state, { t_ms: 10_000, input });

  it('is refused to another step, to another form and beyond the deadline', () => {
    expect(hand({ ...given, i: 1 })).toThrow(/step/);
    expect(hand({ ...given, form: 1 })).toThrow(/form/);
    expect(hand({ ...given, rt_ms: 30_101 })).toThrow(/deadline/);
    expect(hand({ ...given, rt_ms: 30_100 })).not.toThrow();
    const untimed = planOf(null, 1, null);
    const missed = { ...given, option: null, rt_ms: null, method: null };
    expect(() => judge.reduce(untimed, judge.start(untimed), { t_ms: 1, input: missed })).toThrow(/untimed/);
  });

  it('is read strictly', () => {
    expect(judge.parseInput({ ...given })).toEqual(given);
    for (const wrong of [
      { option: 4 },
      { option: 1.5 },
      { option: null },
      { rt_ms: -1 },
      { method: null },
      { form: -1 },
      { correct: true },
    ]) {
      expect(() => judge.parseInput({ ...given, ...wrong })).toThrow(Object.keys(wrong)[0]);
    }
  });

  it('that ran out of time counts as not solved', () => {
    const missed = { ...given, option: null, rt_ms: null, method: null };
    const { state: after } = judge.reduce(plan, state, { t_ms: 31_200, input: missed });
    expect(after.answers[0]).toMatchObject({ correct: false });
    expect(after.answers[0]?.theta).toBeLessThan(0);
    expect(pointOf(plan, after, 'timeouts')?.value).toBe(1);
  });
});

describe('a grid that was cut into', () => {
  it('gives way to a parallel one: same rules, other surface, and only that one can be answered', () => {
    const plan = planOf();
    const state = judge.start(plan);
    const replaced = judge.replaceOpenItem?.(plan, state) as GlyphGridState;
    expect(replaced.open).toMatchObject({ design: state.open?.design, form: 1 });
    const [before, after] = [judge.release(plan, state)[0], judge.release(plan, replaced)[0]];
    expect(after).toMatchObject({ i: 0, form: 1, layout: before?.layout });
    expect(after?.tiles).not.toEqual(before?.tiles);
    expect(() => judge.reduce(plan, replaced, { t_ms: 1, input: answer(state, true) })).toThrow(/form 1/);
    const next = judge.reduce(plan, replaced, { t_ms: 1, input: answer(replaced, true) }).state;
    expect(next.answers[0]?.correct).toBe(true);
    expect(next.open?.form).toBe(0);
    expect(flagOf(plan, next, 'replaced_items')).toMatchObject({ value: 1, review: false });
  });

  it('is told for review when it happens often, and stays over when it is over', () => {
    const plan = planOf();
    let state = playOut(plan, (_, b) => b < 0);
    expect(judge.replaceOpenItem?.(plan, state)).toEqual(state);
    state = judge.start(plan);
    for (let n = 0; n < 3; n++) state = judge.replaceOpenItem?.(plan, state) as GlyphGridState;
    ({ state } = judge.reduce(plan, state, { t_ms: 1, input: answer(state, true) }));
    expect(flagOf(plan, state, 'replaced_items')).toMatchObject({ value: 3, review: true });
  });
});

describe('signs worth a look', () => {
  const plan = planOf(FIXED);

  it('are none in a play that solves what is easy and takes longer over what is hard', () => {
    const state = playOut(plan, (i, b) => b < 0.5 || i % 4 === 0);
    expect(judge.validity(plan, state).filter((flag) => flag.review)).toEqual([]);
  });

  it('are copied answers: all right, no slower over hard grids', () => {
    const state = playOut(
      plan,
      () => true,
      (i) => 9000 - 40 * i,
    );
    expect(flagOf(plan, state, 'time_by_difficulty')).toMatchObject({ review: true });
  });

  it('are hard grids solved by somebody who fails the easy ones', () => {
    const state = playOut(plan, (_, b) => b > 0);
    expect(flagOf(plan, state, 'person_fit')?.value).toBeLessThan(-2);
    expect(flagOf(plan, state, 'person_fit')?.review).toBe(true);
  });

  it('are guesses without a look, and right answers without one', () => {
    const guesses = playOut(
      plan,
      (i) => i % 4 === 0,
      () => 500,
    );
    expect(flagOf(plan, guesses, 'rapid_guesses')).toMatchObject({ value: 1, review: true });
    expect(pointOf(plan, guesses, 'rapid_guess_rate')?.value).toBe(1);
    expect(flagOf(plan, guesses, 'rapid_correct')?.review).toBe(false);
    const known = playOut(
      plan,
      () => true,
      () => 500,
    );
    expect(flagOf(plan, known, 'rapid_correct')).toMatchObject({ value: 18, review: true });
  });

  it('is the same option over and over', () => {
    let state = judge.start(plan);
    for (let i = 0; i < 8; i++) {
      const input = { ...answer(state, true), option: 2 };
      ({ state } = judge.reduce(plan, state, { t_ms: (i + 1) * 20_000, input }));
    }
    expect(flagOf(plan, state, 'longest_option_run')).toMatchObject({ value: 8, review: true });
  });

  it('are answers whose times do not fit together', () => {
    let state = judge.start(plan);
    for (let i = 0; i < 3; i++) {
      ({ state } = judge.reduce(plan, state, { t_ms: (i + 1) * 2000, input: answer(state, true) }));
    }
    expect(flagOf(plan, state, 'impossible_timing')).toMatchObject({ value: 2, review: true });
  });
});
