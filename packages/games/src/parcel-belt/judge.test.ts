import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulateTask } from '../simulate.ts';
import type { Json } from '../task-core.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import { drawBelt, isLure } from './belt.ts';
import {
  type BeltInput,
  type BeltStimulus,
  GOODS_KINDS,
  isSameAsBefore,
  lastOf,
  type ParcelBeltStimulus,
  type ShelfInput,
} from './core.ts';
import { parcelBeltJudge as judge } from './judge.ts';
import type { ParcelBeltPlan } from './plan.ts';
import type { ParcelBeltState } from './play.ts';
import { drawShelf } from './shelf.ts';

const UNTIMED = { ...NO_ACCOMMODATIONS, time_factor: null };

function planOf(n = 1, config: Json = null, accommodations = NO_ACCOMMODATIONS): ParcelBeltPlan {
  return judge.plan(judge.configure(config), accommodations, seedOf(n));
}

function shown(plan: ParcelBeltPlan, state: ParcelBeltState): ParcelBeltStimulus {
  const [stimulus] = judge.release(plan, state);
  if (stimulus === undefined) throw new Error('nothing is shown any more');
  return stimulus;
}

function beltShown(plan: ParcelBeltPlan, state: ParcelBeltState): BeltStimulus {
  const stimulus = shown(plan, state);
  if (stimulus.task !== 'belt') throw new Error('not at the belt');
  return stimulus;
}

/** Presses at every same sign, or at the parcels given. */
function press(stimulus: BeltStimulus, at?: readonly number[]): BeltInput {
  const { signs, back } = stimulus;
  const pressed = at ?? signs.flatMap((_, index) => (isSameAsBefore(signs, back, index) ? [index] : []));
  return {
    task: 'belt',
    i: stimulus.i,
    form: stimulus.form,
    pressed,
    rt_ms: pressed.map((index) => 500 + 61 * (index % 5)),
    extra_presses: 0,
    method: pressed.length === 0 ? null : 'touch',
    frame_ms: 16.7,
  };
}

function playBelt(plan: ParcelBeltPlan, inputOf: (stimulus: BeltStimulus) => BeltInput, between = 90_000) {
  let state = judge.start(plan);
  const backs: number[] = [];
  while (!judge.progress(plan, state).finished) {
    const stimulus = beltShown(plan, state);
    backs.push(stimulus.back);
    const event = { t_ms: (stimulus.i + 1) * between, input: inputOf(stimulus) };
    ({ state } = judge.reduce(plan, state, event));
  }
  return { state, backs };
}

function pointOf(plan: ParcelBeltPlan, state: ParcelBeltState, key: string) {
  return judge.dataPoints(plan, state).find((each) => each.key === key);
}

describe('a round at the belt', () => {
  it('has twenty decisions, six same signs, up to three lures, and none same by accident', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 9 }), (n, back) => {
        const signs = drawBelt(seedOf(n), back);
        const places = signs.map((_, at) => at);
        expect(signs.length).toBe(20 + back);
        expect(places.filter((at) => isSameAsBefore(signs, back, at)).length).toBe(6);
        expect(places.filter((at) => isLure(signs, back, at)).length).toBeLessThanOrEqual(9);
        expect(drawBelt(seedOf(n), back)).toEqual(signs);
      }),
      { numRuns: 200 },
    );
  });

  it('goes on from a round without mistakes one farther back, and from never pressing one nearer', () => {
    const plan = planOf();
    expect(playBelt(plan, (stimulus) => press(stimulus)).backs).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 9, 9]);
    expect(playBelt(plan, (stimulus) => press(stimulus, [])).backs).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('is released alone: the next one depends on how this one goes', () => {
    const plan = planOf();
    const start = judge.start(plan);
    expect(judge.release(plan, start)).toHaveLength(1);
    const after = (at?: readonly number[]) =>
      judge.reduce(plan, start, { t_ms: 1, input: press(beltShown(plan, start), at) });
    expect(beltShown(plan, after().state).back).toBe(3);
    expect(beltShown(plan, after([]).state).back).toBe(1);
    expect([after().outcome, after([]).outcome]).toEqual([null, null]);
  });

  it('runs slower with extra time', () => {
    const plan = planOf(1, null, { ...NO_ACCOMMODATIONS, time_factor: 1.5 });
    expect(beltShown(plan, judge.start(plan))).toMatchObject({ shown_ms: 750, soa_ms: 3750 });
  });
});

describe('a round without time', () => {
  it('shows fifteen articles of six kinds, none twice, and asks for kinds that were there', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(3, 4, 5), (n, asked) => {
        const { kinds, articles } = drawShelf(seedOf(n), asked);
        expect(new Set(articles.map((article) => article.item)).size).toBe(15);
        expect(new Set(kinds).size).toBe(asked);
        for (const kind of GOODS_KINDS) {
          expect([2, 3]).toContain(articles.filter((article) => article.kind === kind).length);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is what someone gets who listens or who asked for no time limit', () => {
    for (const accommodations of [UNTIMED, { ...NO_ACCOMMODATIONS, screen_reader: true }]) {
      const plan = planOf(1, null, accommodations);
      expect(shown(plan, judge.start(plan)).task).toBe('shelf');
      expect([...plan.asked].sort()).toEqual([3, 3, 3, 4, 4, 4, 5, 5, 5]);
    }
  });

  it('gives a load of its own', () => {
    const plan = planOf(3, null, UNTIMED);
    let state = judge.start(plan);
    while (!judge.progress(plan, state).finished) {
      const stimulus = shown(plan, state);
      if (stimulus.task !== 'shelf') throw new Error('not without time');
      const recalled = stimulus.kinds.map((kind) => lastOf(stimulus.articles, kind) ?? '');
      const input: ShelfInput = { task: 'shelf', i: stimulus.i, form: 0, recalled, method: 'key' };
      ({ state } = judge.reduce(plan, state, { t_ms: 1, input: judge.parseInput(input) }));
    }
    expect(pointOf(plan, state, 'mean_load')).toMatchObject({ value: 4.269532, trials: 5 });
    expect(pointOf(plan, state, 'round_accuracy')?.value).toBe(1);
    expect(pointOf(plan, state, 'dprime')?.missing_reason).toBe('not_reached');
    expect(pointOf(plan, state, 'hit_rt')?.missing_reason).toBe('accommodated');
  });

  it('puts the abler of two candidates higher in at least 95 % of 200 seeds', () => {
    const load = (n: number, ability: number) => {
      const played = simulateTask(judge, null, UNTIMED, seedOf(n), { ...AVERAGE, ability }, `chance ${n}`);
      return played.dataPoints.find((point) => point.key === 'mean_load')?.value ?? 0;
    };
    const right = Array.from({ length: 200 }, (_, n) => load(n, 0.8) > load(n, 0.2)).filter(Boolean).length;
    expect(right).toBeGreaterThanOrEqual(190);
  });

  it('cannot be told from the rounds at the belt by the columns of its rows', () => {
    const columns = (accommodations: typeof NO_ACCOMMODATIONS) => {
      const played = simulateTask(judge, null, accommodations, seedOf(4), AVERAGE, 'a');
      return Object.keys(played.trials[0] ?? {});
    };
    expect(columns(UNTIMED)).toEqual(columns(NO_ACCOMMODATIONS));
  });
});

describe('a round that was cut into', () => {
  const plan = planOf();
  const start = judge.start(plan);
  const replaced = judge.replaceOpenItem?.(plan, start) ?? start;

  it('is replaced by another one at the same distance', () => {
    const [before, after] = [beltShown(plan, start), beltShown(plan, replaced)];
    expect([after.back, after.form, after.i]).toEqual([before.back, 1, 0]);
    expect(after.signs).not.toEqual(before.signs);
  });

  it('cannot be handed in any more, and is a fact to look at when it happens often', () => {
    const stale = { t_ms: 1, input: press(beltShown(plan, start)) };
    expect(() => judge.reduce(plan, replaced, stale)).toThrow(/form/);
    let state = replaced;
    for (const _ of [1, 2]) state = judge.replaceOpenItem?.(plan, state) ?? state;
    ({ state } = judge.reduce(plan, state, { t_ms: 1, input: press(beltShown(plan, state)) }));
    const flag = judge.validity(plan, state).find((each) => each.code === 'replaced_items');
    expect(flag).toMatchObject({ value: 3, review: true });
  });
});

describe('an input', () => {
  const plan = planOf();
  const first = press(beltShown(plan, judge.start(plan)));

  it('is read as it was given', () => {
    expect(judge.parseInput({ ...first })).toEqual(first);
  });

  it.each([
    { task: 'other' },
    { pressed: [3, 3, 4, 5, 6, 7] },
    { pressed: [1] },
    { pressed: 'all' },
    { rt_ms: first.rt_ms.map(() => -1) },
    { rt_ms: first.rt_ms.map(() => null) },
    { extra_presses: -1 },
    { method: null },
    { method: 'voice' },
    { frame_ms: Number.NaN },
    { recalled: [] },
  ])('is refused when malformed: %o', (change) => {
    expect(() => judge.parseInput({ ...first, ...change })).toThrow();
  });

  it('cannot press parcels that never came, later than their time, or in the other form', () => {
    const at = (input: BeltInput | ShelfInput) => () =>
      judge.reduce(plan, judge.start(plan), { t_ms: 1, input });
    expect(at({ ...first, pressed: [22], rt_ms: [500] })).toThrow(/parcel 22/);
    expect(at({ ...first, pressed: [3], rt_ms: [2601] })).toThrow(/2500/);
    expect(at({ ...first, pressed: [3], rt_ms: [2600] })).not.toThrow();
    expect(at({ task: 'shelf', i: 0, form: 0, recalled: ['apple'], method: 'key' })).toThrow(/belt/);
    const untimed = planOf(1, null, UNTIMED);
    expect(() => judge.reduce(untimed, judge.start(untimed), { t_ms: 1, input: first })).toThrow(/shelf/);
  });

  it('without time names articles there are, one for each kind', () => {
    expect(() =>
      judge.parseInput({ task: 'shelf', i: 0, form: 0, recalled: ['dragon'], method: 'key' }),
    ).toThrow(/recalled/);
    const untimed = planOf(1, null, UNTIMED);
    const input: ShelfInput = { task: 'shelf', i: 0, form: 0, recalled: ['apple'], method: 'key' };
    expect(() => judge.reduce(untimed, judge.start(untimed), { t_ms: 1, input })).toThrow(/recalled/);
  });
});

describe('the data points', () => {
  it('count hits, lures and mistakes from the signs, whatever the browser thinks', () => {
    const plan = planOf();
    const { state } = playBelt(plan, (stimulus) => {
      const lures = stimulus.signs.flatMap((_, at) =>
        isLure(stimulus.signs, stimulus.back, at) ? [at] : [],
      );
      const same = press(stimulus).pressed;
      return press(
        stimulus,
        [...same, ...lures].sort((a, b) => a - b),
      );
    });
    expect(pointOf(plan, state, 'lure_false_alarms')?.value).toBe(1);
    expect(pointOf(plan, state, 'dprime')?.value).toBeGreaterThan(1);
  });

  it('put somebody of average ability near the middle of the norm', () => {
    const loads = Array.from({ length: 60 }, (_, n) => {
      const played = simulateTask(judge, null, NO_ACCOMMODATIONS, seedOf(n), AVERAGE, `${n}`);
      return played.dataPoints.find((point) => point.key === 'mean_load')?.value ?? 0;
    });
    const average = loads.reduce((sum, load) => sum + load, 0) / loads.length;
    expect(average).toBeGreaterThan(1.8);
    expect(average).toBeLessThan(2.4);
  });
});

describe('the flags', () => {
  const plan = planOf(1, { rounds: 4 });
  function review(inputOf: (stimulus: BeltStimulus) => BeltInput, between?: number) {
    return judge
      .validity(plan, playBelt(plan, inputOf, between).state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);
  }

  it('name mashing, early and machine-like presses, and rounds shorter than their parcels', () => {
    expect(review((stimulus) => press(stimulus))).toEqual([]);
    expect(
      review((stimulus) =>
        press(
          stimulus,
          stimulus.signs.map((_, at) => at),
        ),
      ),
    ).toContain('pressed_share');
    const timed = (ms: number) => (stimulus: BeltStimulus) => {
      const input = press(stimulus);
      return { ...input, rt_ms: input.rt_ms.map(() => ms) };
    };
    expect(review(timed(80))).toEqual(['anticipation_share', 'steady_times']);
    expect(review((stimulus) => press(stimulus), 20_000)).toEqual(['impossible_timing']);
  });
});
