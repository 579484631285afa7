import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import { describe, expect, it } from 'vitest';
import { gameJudge } from '../game-judge.ts';
import { simulateTask } from '../simulate.ts';
import type { Json, Persona } from '../task-core.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { MarketStallInput } from './core.ts';
import { marketStallJudge as judge, marketStallJudge10 } from './judge.ts';
import { kindAt } from './kinds.ts';
import type { MarketStallPlan } from './plan.ts';
import type { MarketStallState } from './play.ts';

function planOf(config: Json = null, n = 1, time_factor: 1 | 1.5 | null = 1): MarketStallPlan {
  return judge.plan(judge.configure(config), { ...NO_ACCOMMODATIONS, time_factor }, seedOf(n));
}

function answer(state: MarketStallState, right: boolean, rt_ms = 30_000): MarketStallInput {
  const option = ((state.open?.drawn.right ?? 0) + (right ? 0 : 1)) % 5;
  const { form } = state.open ?? { form: 0 };
  return { i: state.answers.length, form, option, rt_ms, method: 'touch', calculations: 1, frame_ms: 16.7 };
}

function playOut(
  plan: MarketStallPlan,
  solves: (i: number, b: number) => boolean,
  rtOf: (i: number, b: number) => number = (i, b) => 30_000 + 6000 * b + 900 * (i % 5),
): MarketStallState {
  let state = judge.start(plan);
  while (state.open !== null) {
    const i = state.answers.length;
    const { b } = state.open.kind;
    const input = answer(state, solves(i, b), rtOf(i, b));
    ({ state } = judge.reduce(plan, state, { t_ms: (i + 1) * 90_000, input }));
  }
  return state;
}

function pointOf(plan: MarketStallPlan, state: MarketStallState, key: string) {
  return judge.dataPoints(plan, state).find((each) => each.key === key);
}

function flagOf(plan: MarketStallPlan, state: MarketStallState, code: string) {
  return judge.validity(plan, state).find((each) => each.code === code);
}

describe('the form', () => {
  it('has 14 to 18 questions from easy to hard, families and levels in turn, no kind twice', () => {
    for (const items of [14, 16, 18]) {
      for (let n = 0; n < 40; n++) {
        const { kinds } = planOf({ items }, n);
        expect(kinds).toHaveLength(items);
        expect(new Set(kinds).size).toBe(items);
        const drawn = kinds.map(kindAt);
        expect(drawn.map(({ b }) => b)).toEqual(
          drawn.map(({ b }) => b).toSorted((one, other) => one - other),
        );
        const count = (holds: (kind: (typeof drawn)[number]) => boolean) => drawn.filter(holds).length;
        for (const { family } of drawn) {
          expect([1, 2, 3]).toContain(count((kind) => kind.family === family));
        }
        for (const level of [1, 2, 3]) {
          expect(count((kind) => kind.level === level)).toBeGreaterThanOrEqual(Math.floor(items / 3) - 1);
        }
      }
    }
    expect(planOf().kinds).toHaveLength(16);
  });

  it('is about equally hard for everybody', () => {
    const sums = Array.from({ length: 100 }, (_, n) =>
      planOf(null, n).kinds.reduce((sum, kind) => sum + kindAt(kind).b / 16, 0),
    );
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(0.35);
  });

  it('tells abilities apart, and all right from all wrong', () => {
    const plan = planOf();
    const [best, worst] = [playOut(plan, () => true), playOut(plan, () => false)];
    expect(pointOf(plan, best, 'n_correct')?.value).toBe(16);
    expect(pointOf(plan, worst, 'p_correct')?.value).toBe(0);
    expect(pointOf(plan, best, 'theta')?.value).toBeGreaterThan(1.5);
    expect(pointOf(plan, worst, 'theta')?.value).toBeLessThan(-1.5);
  });

  it('finds the ability that answers the model: 300 simulated people, with the error it states', () => {
    let squares = 0;
    let stated = 0;
    for (let n = 0; n < 300; n++) {
      const ability = 0.5 + (n % 21) / 30 - 1 / 3;
      const persona: Persona = { ...AVERAGE, lapse: 0, speed: 1, ability };
      const { dataPoints } = simulateTask(judge, null, NO_ACCOMMODATIONS, seedOf(n), persona, `model ${n}`);
      const value = (key: string) => dataPoints.find((each) => each.key === key)?.value ?? Number.NaN;
      squares += (value('theta') - 4 * (ability - 0.5)) ** 2;
      stated += value('se') ** 2;
    }
    expect(Math.sqrt(squares / 300)).toBeLessThan(1.2 * Math.sqrt(stated / 300));
    expect(Math.sqrt(stated / 300)).toBeLessThan(0.95);
  });

  /** Theta after answering every question by `solves`. */
  function abilityOf(solves: (n: number) => boolean, n: number, of = judge): number {
    const plan = of.plan(of.configure({ items: 14 }), NO_ACCOMMODATIONS, seedOf(n));
    let state = of.start(plan);
    for (let i = 0; i < 14; i++) {
      const right = state.open?.drawn.right ?? 0;
      const option = solves(i) ? right : (right + 1) % 5;
      const input = {
        i,
        form: 0,
        option,
        rt_ms: 9000,
        method: 'key',
        calculations: 0,
        frame_ms: 16,
      } as const;
      ({ state } = of.reduce(plan, state, { t_ms: (i + 1) * 10_000, input }));
    }
    return state.answers.at(-1)?.theta ?? Number.NaN;
  }

  it('reaches T 20 and T 80, and puts who guesses throughout near the lower end', () => {
    const guessed: number[] = [];
    for (let n = 0; n < 60; n++) {
      expect(50 + 10 * abilityOf(() => true, n)).toBeGreaterThanOrEqual(80);
      expect(50 + 10 * abilityOf(() => false, n)).toBeLessThanOrEqual(20);
      const random = randomFrom(childSeed(seedOf(n), 'guess'));
      guessed.push(50 + 10 * abilityOf(() => random.next() < 0.2, n));
    }
    expect(guessed.reduce((sum, each) => sum + each, 0) / 60).toBeLessThan(28);
  });

  it('judges what was played in version 1.0 as it did then, by the Rasch model', () => {
    const right = abilityOf(() => true, 1, marketStallJudge10);
    expect(right).toBeGreaterThan(1.9);
    expect(right).toBeLessThan(2.2);
    expect(gameJudge({ key: 'market-stall', version: '1.0' })).toBe(marketStallJudge10);
    expect(gameJudge({ key: 'market-stall', version: '1.1' })).toBe(judge);
    expect(gameJudge({ key: 'market-stall', version: '0.9' })).toBeNull();
  });
});

describe('what the browser is given', () => {
  it('is one question at a time, with nothing of its kind, its difficulty or its answer', () => {
    const plan = planOf();
    let state = judge.start(plan);
    for (let i = 0; i < 16; i++) {
      const released = judge.release(plan, state);
      expect(released).toHaveLength(1);
      expect(Object.keys(released[0] ?? {}).toSorted()).toEqual([
        'block',
        'deadline_ms',
        'figures',
        'fixation_ms',
        'form',
        'i',
        'options',
        'question',
      ]);
      expect(released[0]).toMatchObject({ i, form: 0, block: i < 8 ? 0 : 1, deadline_ms: 75_000 });
      const step = judge.reduce(plan, state, { t_ms: i * 90_000, input: answer(state, i % 2 === 0) });
      expect(step.outcome).toEqual({ i, finished: i === 15, practice: null });
      state = step.state;
    }
    expect(judge.release(plan, state)).toEqual([]);
  });

  it('has the time that was asked for', () => {
    const deadline = (factor: 1 | 1.5 | null, config: Json = null) => {
      const plan = planOf(config, 1, factor);
      return judge.release(plan, judge.start(plan))[0]?.deadline_ms;
    };
    expect([deadline(1), deadline(1.5), deadline(null), deadline(1, { seconds: 90 })]).toEqual([
      75_000,
      112_500,
      null,
      90_000,
    ]);
    const heard = judge.plan(judge.configure(null), { ...NO_ACCOMMODATIONS, screen_reader: true }, seedOf(1));
    expect(judge.release(heard, judge.start(heard))[0]?.deadline_ms).toBe(175_000);
    const missing = judge
      .dataPoints(heard, judge.start(heard))
      .filter((each) => each.missing_reason === 'accommodated');
    expect(missing.map((each) => each.key)).toEqual(['timeouts', 'median_rt_correct']);
  });
});

describe('an answer', () => {
  const plan = planOf();
  const state = judge.start(plan);
  const given = answer(state, true);
  const missed = { ...given, option: null, rt_ms: null, method: null };
  const hand = (input: MarketStallInput) => () => judge.reduce(plan, state, { t_ms: 10_000, input });

  it('is refused to another step, to another form and beyond the deadline', () => {
    expect(hand({ ...given, i: 1 })).toThrow(/step/);
    expect(hand({ ...given, form: 1 })).toThrow(/form/);
    expect(hand({ ...given, rt_ms: 75_101 })).toThrow(/deadline/);
    expect(hand({ ...given, rt_ms: 75_100 })).not.toThrow();
    const untimed = planOf(null, 1, null);
    expect(() => judge.reduce(untimed, judge.start(untimed), { t_ms: 1, input: missed })).toThrow(/untimed/);
  });

  it('is read strictly', () => {
    expect(judge.parseInput({ ...given })).toEqual(given);
    for (const wrong of [
      { option: 5 },
      { option: 1.5 },
      { option: null },
      { rt_ms: -1 },
      { method: null },
      { form: -1 },
      { calculations: -1 },
      { calculations: null },
      { correct: true },
    ]) {
      expect(() => judge.parseInput({ ...given, ...wrong })).toThrow(Object.keys(wrong)[0]);
    }
  });

  it('that ran out of time counts as not solved', () => {
    const { state: after } = judge.reduce(plan, state, { t_ms: 76_000, input: missed });
    expect(after.answers[0]).toMatchObject({ correct: false });
    expect(after.answers[0]?.theta).toBeLessThan(0);
    expect(pointOf(plan, after, 'timeouts')?.value).toBe(1);
  });
});

describe('a question that was cut into', () => {
  it('gives way to one of the same kind with other numbers, and only that one can be answered', () => {
    const plan = planOf();
    const state = judge.start(plan);
    const replaced = judge.replaceOpenItem?.(plan, state) as MarketStallState;
    expect(replaced.open?.kind).toBe(state.open?.kind);
    const [before, after] = [judge.release(plan, state)[0], judge.release(plan, replaced)[0]];
    expect(after).toMatchObject({ i: 0, form: 1, question: { key: before?.question.key } });
    expect(after?.figures).not.toEqual(before?.figures);
    expect(() => judge.reduce(plan, replaced, { t_ms: 1, input: answer(state, true) })).toThrow(/form 1/);
    const next = judge.reduce(plan, replaced, { t_ms: 1, input: answer(replaced, true) }).state;
    expect(next.answers[0]?.correct).toBe(true);
    expect(next.open?.form).toBe(0);
    expect(flagOf(plan, next, 'replaced_items')).toMatchObject({ value: 1, review: false });
  });

  it('is told for review when it happens often, and stays over when it is over', () => {
    const plan = planOf();
    const over = playOut(plan, (_, b) => b < 0);
    expect(judge.replaceOpenItem?.(plan, over)).toEqual(over);
    let state = judge.start(plan);
    for (let n = 0; n < 3; n++) state = judge.replaceOpenItem?.(plan, state) as MarketStallState;
    ({ state } = judge.reduce(plan, state, { t_ms: 1, input: answer(state, true) }));
    expect(flagOf(plan, state, 'replaced_items')).toMatchObject({ value: 3, review: true });
  });
});

describe('signs worth a look', () => {
  const plan = planOf();

  it('are none in a play that solves what is easy and takes longer over what is hard', () => {
    const state = playOut(plan, (i, b) => b < 0.5 || i % 4 === 0);
    expect(judge.validity(plan, state).filter((flag) => flag.review)).toEqual([]);
  });

  it('are copied answers, unlikely patterns, and answers without a look', () => {
    const copied = playOut(
      plan,
      () => true,
      (i) => 30_000 - 300 * i,
    );
    expect(flagOf(plan, copied, 'time_by_difficulty')).toMatchObject({ review: true });
    const odd = playOut(plan, (_, b) => b > 0);
    expect(flagOf(plan, odd, 'person_fit')?.review).toBe(true);
    const known = playOut(
      plan,
      () => true,
      () => 900,
    );
    expect(flagOf(plan, known, 'rapid_correct')).toMatchObject({ value: 16, review: true });
    expect(pointOf(plan, known, 'rapid_guess_rate')?.value).toBe(1);
  });

  it('are answers whose times do not fit together', () => {
    let state = judge.start(plan);
    for (let i = 0; i < 3; i++) {
      ({ state } = judge.reduce(plan, state, { t_ms: (i + 1) * 4000, input: answer(state, true) }));
    }
    expect(flagOf(plan, state, 'impossible_timing')).toMatchObject({ value: 2, review: true });
  });
});
