import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Accommodations, Json } from '../task-core.ts';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { Demand, PowerPlantInput } from './core.ts';
import { drawDials, isInOrder, rightOrder, totalOf } from './dials.ts';
import { powerPlantJudge as judge } from './judge.ts';
import { expectedGain } from './offers.ts';
import type { PowerPlantPlan } from './plan.ts';
import type { PowerPlantState, Step } from './play.ts';

function planOf(config: Json = null, n = 1, asked: Partial<Accommodations> = {}): PowerPlantPlan {
  return judge.plan(judge.configure(config), { ...NO_ACCOMMODATIONS, ...asked }, seedOf(n));
}

function choose(i: number, demand: Demand): PowerPlantInput {
  return { i, action: 'choose', demand, rt_ms: 1500 + 37 * i, method: 'touch' };
}

function dialsOf(plan: PowerPlantPlan, state: PowerPlantState) {
  return judge.release(plan, state)[0]?.shift?.dials ?? [];
}

/** The order handed in for the shift in hand: right, or with the two lowest dials exchanged. */
function handIn(plan: PowerPlantPlan, state: PowerPlantState, right = true): PowerPlantInput {
  const order = [...rightOrder(dialsOf(plan, state))];
  if (!right) order.reverse();
  const form = state.open?.form ?? 0;
  return {
    i: state.rounds.length,
    action: 'order',
    form,
    order,
    presses: order.length,
    rt_ms: 9000,
    method: 'key',
  };
}

function fold(plan: PowerPlantPlan, state: PowerPlantState, input: PowerPlantInput, t_ms = 60_000): Step {
  const { state: next, outcome } = judge.reduce(plan, state, { t_ms, input });
  if (outcome === null) throw new Error('every input is answered');
  return { state: next, outcome };
}

describe('the offers', () => {
  it('hold every chance twice in each block, and low and high points at each chance', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(12, 24, 48), (n, choices) => {
        const { offers } = planOf({ choices }, n);
        expect(offers).toHaveLength(choices);
        for (let from = 0; from < choices; from += 6) {
          const chances = offers.slice(from, from + 6).map(({ chance }) => chance);
          expect(chances.toSorted((a, b) => a - b)).toEqual([12, 12, 50, 50, 88, 88]);
        }
        for (const chance of [12, 50, 88]) {
          const points = offers.filter((each) => each.chance === chance).map((each) => each.hard_points);
          expect(Math.min(...points)).toBeGreaterThanOrEqual(12);
          expect(Math.max(...points)).toBeLessThanOrEqual(43);
          const sorted = points.toSorted((a, b) => a - b);
          sorted.forEach((each, k) => {
            expect(Math.floor(((each - 12) * points.length) / 32)).toBe(k);
          });
        }
        expect(offers.filter(({ left }) => left === 'hard')).toHaveLength(choices / 2);
        expect(offers.every((offer) => offer.easy_points === 10 && expectedGain(offer) > 0)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('pay as often as they say', () => {
    const all = Array.from({ length: 300 }, (_, n) => planOf(null, n)).flatMap(({ offers, pays }) =>
      offers.map(({ chance }, i) => ({ chance, paid: pays[i] === true })),
    );
    for (const chance of [12, 50, 88]) {
      const those = all.filter((each) => each.chance === chance);
      const share = those.filter(({ paid }) => paid).length / those.length;
      expect(Math.abs(share - chance / 100)).toBeLessThan(0.025);
    }
  });
});

describe('the dials', () => {
  it('differ, are sums with a carry and close together in the hard shift, plain and far apart in the easy one', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 7 }), (n, count) => {
        const easy = drawDials('easy', count, seedOf(n));
        const hard = drawDials('hard', count, seedOf(n));
        for (const dials of [easy, hard]) {
          expect(dials).toHaveLength(count);
          const totals = rightOrder(dials).map((index) => totalOf(dials[index] ?? []));
          totals.slice(1).forEach((total, k) => {
            expect(total).toBeGreaterThan(totals[k] ?? 0);
          });
        }
        expect(new Set(easy.map(([number = 0]) => Math.floor(number / 10))).size).toBe(count);
        for (const [first = 0, second = 0] of hard) {
          expect(Math.min(first, second)).toBeGreaterThanOrEqual(11);
          expect((first % 10) + (second % 10)).toBeGreaterThanOrEqual(10);
        }
        const totals = hard.map(totalOf);
        expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(5 * count);
      }),
      { numRuns: 300 },
    );
  });

  it('are in order in one way only', () => {
    const dials = [[30], [12], [25, 20]];
    expect(rightOrder(dials)).toEqual([1, 0, 2]);
    expect(isInOrder(dials, [1, 0, 2])).toBe(true);
    expect(isInOrder(dials, [2, 0, 1])).toBe(false);
    expect(isInOrder(dials, [1, 0])).toBe(false);
  });
});

describe('a round', () => {
  const paying: PowerPlantPlan = { ...planOf(), pays: Array(24).fill(true) };

  it('shows its dials only once a shift was chosen', () => {
    const start = judge.start(paying);
    expect(judge.release(paying, start)).toMatchObject([{ i: 0, shift: null }]);
    const chosen = fold(paying, start, choose(0, 'hard'));
    expect(judge.release(paying, chosen.state)[0]?.shift).toEqual(chosen.outcome.shift);
    expect(chosen.outcome).toMatchObject({ end: null, total_points: 0, shift: { demand: 'hard', form: 0 } });
    expect(chosen.outcome.shift?.deadline_ms).toBe(90_000);
  });

  it('brings the points of the shift that was done, when it pays', () => {
    const { hard_points = 0 } = paying.offers[0] ?? {};
    const chosen = fold(paying, judge.start(paying), choose(0, 'hard'));
    const done = fold(paying, chosen.state, handIn(paying, chosen.state));
    expect(done.outcome).toEqual({
      i: 0,
      shift: null,
      end: { how: 'done', paid: true, points: hard_points },
      total_points: hard_points,
    });
    const second = fold(paying, done.state, choose(1, 'easy'));
    const end = fold(paying, second.state, handIn(paying, second.state));
    expect(end.outcome).toMatchObject({ end: { points: 10 }, total_points: hard_points + 10 });
    const none: PowerPlantPlan = { ...paying, pays: Array(24).fill(false) };
    expect(fold(none, chosen.state, handIn(none, chosen.state)).outcome).toMatchObject({
      end: { how: 'done', paid: false, points: 0 },
      total_points: 0,
    });
  });

  it('lets an order be looked at once more, and is over after the second one', () => {
    const chosen = fold(paying, judge.start(paying), choose(0, 'easy'));
    const again = fold(paying, chosen.state, handIn(paying, chosen.state, false));
    expect(again.outcome).toMatchObject({ end: null, shift: { attempts_left: 1, form: 0 } });
    expect(again.outcome.shift?.dials).toEqual(chosen.outcome.shift?.dials);
    expect(fold(paying, again.state, handIn(paying, again.state)).outcome.end?.how).toBe('done');
    expect(fold(paying, again.state, handIn(paying, again.state, false)).outcome.end).toEqual({
      how: 'other_order',
      paid: false,
      points: 0,
    });
  });

  it('can be left, and runs out of time only when it has one', () => {
    const chosen = fold(paying, judge.start(paying), choose(0, 'hard'));
    const left = fold(paying, chosen.state, { i: 0, action: 'leave', form: 0, method: 'key' });
    expect(left.outcome.end).toEqual({ how: 'left', paid: false, points: 0 });
    expect(fold(paying, chosen.state, { i: 0, action: 'overdue', form: 0 }).outcome.end?.how).toBe('overdue');
    const untimed = planOf(null, 1, { time_factor: null });
    const open = fold(untimed, judge.start(untimed), choose(0, 'hard'));
    expect(open.outcome.shift?.deadline_ms).toBeNull();
    expect(() => fold(untimed, open.state, { i: 0, action: 'overdue', form: 0 })).toThrow(/untimed/);
    expect(() =>
      fold(paying, chosen.state, { ...handIn(paying, chosen.state), rt_ms: 90_200 } as never),
    ).toThrow(/deadline/);
  });

  it('gives extra time, and more to someone who listens', () => {
    const deadline = (asked: Partial<Accommodations>) => {
      const plan = planOf(null, 1, asked);
      return fold(plan, judge.start(plan), choose(0, 'easy')).outcome.shift?.deadline_ms;
    };
    expect([deadline({}), deadline({ time_factor: 1.5 })]).toEqual([40_000, 60_000]);
    expect(deadline({ screen_reader: true })).toBe(40_000 + 3 * 5 * 2500);
  });

  it('exchanges the dials after an interruption, never the choice', () => {
    const start = judge.start(paying);
    expect(judge.replaceOpenItem?.(paying, start)).toBe(start);
    const chosen = fold(paying, start, choose(0, 'hard'));
    const replaced = judge.replaceOpenItem?.(paying, chosen.state) as PowerPlantState;
    expect(judge.release(paying, replaced)[0]?.shift).toMatchObject({ demand: 'hard', form: 1 });
    expect(dialsOf(paying, replaced)).not.toEqual(dialsOf(paying, chosen.state));
    expect(() => fold(paying, replaced, handIn(paying, chosen.state))).toThrow(/form 1/);
    const done = fold(paying, replaced, handIn(paying, replaced));
    expect(done.outcome.end?.how).toBe('done');
    const flag = judge.validity(paying, done.state).find(({ code }) => code === 'replaced_items');
    expect(flag).toMatchObject({ value: 1, review: false });
  });

  it('refuses what is out of turn or impossible', () => {
    const start = judge.start(paying);
    const chosen = fold(paying, start, choose(0, 'easy'));
    const order = handIn(paying, chosen.state) as Extract<PowerPlantInput, { action: 'order' }>;
    expect(() => fold(paying, start, order)).toThrow(/choose/);
    expect(() => fold(paying, chosen.state, choose(0, 'hard'))).toThrow(/in hand/);
    expect(() => fold(paying, chosen.state, { ...order, i: 1 })).toThrow(/expected step 0/);
    expect(() => fold(paying, chosen.state, { ...order, order: [0, 1, 2] })).toThrow(/all 5/);
    expect(() => fold(paying, chosen.state, { ...order, order: [0, 1, 2, 3, 6] })).toThrow(/all 5/);
    expect(() => fold(paying, chosen.state, { ...order, presses: 4 })).toThrow(/press/);
  });

  it.each([
    { presses: 31 },
    { order: [] },
    { order: [0, 0, 1, 2, 3] },
    { order: [0, 1, 2, 3, 'x'] },
    { order: 'all' },
    { rt_ms: null },
    { method: 'voice' },
    { action: 'choose' },
    { points: 43 },
  ])('refuses a malformed order: %o', (change) => {
    const chosen = fold(paying, judge.start(paying), choose(0, 'easy'));
    expect(() => judge.parseInput({ ...handIn(paying, chosen.state), ...change })).toThrow();
  });

  it('says nothing of its luck before a shift is done', () => {
    const seen = (plan: PowerPlantPlan) => {
      const start = judge.start(plan);
      const chosen = fold(plan, start, choose(0, 'hard'));
      const again = fold(plan, chosen.state, handIn(plan, chosen.state, false));
      const left = fold(plan, again.state, { i: 0, action: 'leave', form: 0, method: 'key' });
      return JSON.stringify([
        judge.release(plan, start),
        chosen.outcome,
        judge.release(plan, chosen.state),
        again.outcome,
        left.outcome,
        judge.release(plan, left.state),
      ]);
    };
    expect(seen(paying)).toBe(seen({ ...paying, pays: Array(24).fill(false) }));
  });
});

describe('the flags', () => {
  function review(
    demandOf: (i: number, left: Demand) => Demand,
    choice_ms: (i: number) => number,
    work_ms: number,
  ) {
    const plan = planOf();
    let state = judge.start(plan);
    for (let i = 0; i < 24; i++) {
      const at = i * 60_000;
      const demand = demandOf(i, plan.offers[i]?.left ?? 'easy');
      ({ state } = fold(plan, state, { ...choose(i, demand), rt_ms: choice_ms(i) } as never, at + 5000));
      ({ state } = fold(plan, state, { ...handIn(plan, state), rt_ms: work_ms } as never, at + 30_000));
    }
    return judge
      .validity(plan, state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);
  }
  const alternate = (i: number): Demand => (i % 2 === 0 ? 'hard' : 'easy');
  const steady = (i: number) => 1500 + 211 * (i % 7);

  it('name choices that were not read, one single side, sums done too fast and times that do not fit', () => {
    expect(review(alternate, steady, 9000)).toEqual([]);
    expect(review(alternate, (i) => 200 + (i % 5) * 30, 9000)).toEqual(['unread_choices']);
    expect(review((_, left) => left, steady, 9000)).toEqual(['one_side_share']);
    expect(review(alternate, steady, 1200)).toEqual(['fast_sums']);
    expect(review(alternate, () => 2000, 9000)).toEqual(['steady_times']);
    expect(review(alternate, steady, 38_000)).toEqual(['impossible_timing']);
  });
});
