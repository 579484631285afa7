import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../task-core.ts';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import { mostToGive, type TradePostInput } from './core.ts';
import { tradePostJudge as judge } from './judge.ts';
import type { TradePostPlan } from './plan.ts';
import type { TradePostState } from './play.ts';

function planOf(config: Json = null, n = 1): TradePostPlan {
  return judge.plan(judge.configure(config), NO_ACCOMMODATIONS, seedOf(n));
}

/** A decision for a round: a share of what can be given, or yes to offers from `lowest` coins on. */
function decide(plan: TradePostPlan, i: number, share: number, lowest = 3): TradePostInput {
  const stimulus = plan.rounds[i]?.stimulus ?? { role: 'sender', ship_gave: null };
  const common = { i, rt_ms: 4000 + 313 * (i % 7), method: 'key' } as const;
  return stimulus.role === 'responder'
    ? { ...common, action: 'answer', accept: (stimulus.ship_gave ?? 0) >= lowest }
    : { ...common, action: 'give', amount: Math.round(mostToGive(stimulus) * share) };
}

function playOut(plan: TradePostPlan, share: number, lowest = 3): TradePostState {
  let state = judge.start(plan);
  for (let i = 0; i < plan.rounds.length; i++) {
    const input = decide(plan, i, share, lowest);
    ({ state } = judge.reduce(plan, state, { t_ms: (i + 1) * 20_000, input }));
  }
  return state;
}

function values(plan: TradePostPlan, state: TradePostState) {
  return Object.fromEntries(judge.dataPoints(plan, state).map(({ key, value }) => [key, value]));
}

describe('the plan', () => {
  it('has every role in turn, every offer once in five rounds, and ships that send', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const { rounds } = planOf(null, n);
        const of = (role: string) => rounds.filter(({ stimulus }) => stimulus.role === role);
        expect(rounds.map(({ stimulus }) => stimulus.i)).toEqual(rounds.map((_, i) => i));
        expect(['sender', 'trustee', 'proposer', 'responder'].map((role) => of(role).length)).toEqual([
          3, 4, 3, 5,
        ]);
        const offers = of('responder').map(({ stimulus }) => stimulus.ship_gave ?? 0);
        expect(offers.toSorted()).toEqual([1, 2, 3, 4, 5]);
        expect(of('trustee').every(({ stimulus }) => (stimulus.ship_gave ?? 0) >= 2)).toBe(true);
        expect(rounds.every(({ ship }) => ship.returns >= 0.1 && ship.returns <= 0.6)).toBe(true);
        expect(rounds.every(({ ship }) => ship.accepts_from >= 1 && ship.accepts_from <= 4)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps what ships will do from everything that is released before a decision', () => {
    const plan = planOf();
    const other: TradePostPlan = {
      ...plan,
      rounds: plan.rounds.map((round) => ({ ...round, ship: { returns: 0.6, accepts_from: 4 } })),
    };
    expect(judge.release(plan, judge.start(plan))).toEqual(judge.release(other, judge.start(other)));
    expect(judge.release(plan, judge.start(plan)).map(({ role }) => role)).toEqual(Array(3).fill('sender'));
  });
});

describe('a round', () => {
  const plan = planOf();
  const shipOf = { returns: 0.5, accepts_from: 3 };
  const with50: TradePostPlan = {
    ...plan,
    rounds: plan.rounds.map((round) => ({ ...round, ship: shipOf })),
  };

  it('never makes or loses coins', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(6), (n, share, lowest) => {
        const drawn = planOf(null, n);
        for (const { stimulus, input, division } of playOut(drawn, share, lowest).rounds) {
          const both = division.earned + division.ship_earned;
          const sent = stimulus.role === 'trustee' ? (stimulus.ship_gave ?? 0) : 0;
          const own = stimulus.role === 'sender' && input.action === 'give' ? input.amount : 0;
          expect(both).toBe(division.accepted === false ? 0 : 10 + 2 * (sent + own));
          expect(division.earned).toBeGreaterThanOrEqual(0);
          expect(division.ship_earned).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('tells a sender what came back, and adds up', () => {
    const first = judge.reduce(with50, judge.start(with50), { t_ms: 1, input: decide(with50, 0, 0.4) });
    expect(first.outcome).toEqual({
      i: 0,
      ship_returned: 6,
      accepted: null,
      earned: 12,
      ship_earned: 6,
      total_points: 12,
    });
    const second = judge.reduce(with50, first.state, { t_ms: 2, input: decide(with50, 1, 0) });
    expect(second.outcome).toMatchObject({ ship_returned: 0, earned: 10, total_points: 22 });
  });

  it('leaves both with nothing when a division is refused', () => {
    const state = playOut(with50, 0.2, 3);
    const proposed = state.rounds.filter(({ stimulus }) => stimulus.role === 'proposer');
    expect(proposed.map(({ division }) => division.accepted)).toEqual([false, false, false]);
    expect(proposed.every(({ division }) => division.earned === 0 && division.ship_earned === 0)).toBe(true);
    const answered = state.rounds.filter(({ stimulus }) => stimulus.role === 'responder');
    for (const { stimulus, division } of answered) {
      expect(division.earned).toBe((stimulus.ship_gave ?? 0) >= 3 ? stimulus.ship_gave : 0);
    }
  });

  it('refuses what is out of turn, of another role or more than there is', () => {
    const start = judge.start(plan);
    const give = decide(plan, 0, 0.5);
    const refused = (input: TradePostInput) => () => judge.reduce(plan, start, { t_ms: 1, input });
    expect(refused({ ...give, i: 1 })).toThrow(/expected step 0/);
    expect(refused({ i: 0, action: 'answer', accept: true, rt_ms: 900, method: 'key' })).toThrow(/sender/);
    expect(refused({ i: 0, action: 'give', amount: 11, rt_ms: 900, method: 'key' })).toThrow(/at most 10/);
  });

  it.each([
    { amount: -1 },
    { amount: 2.5 },
    { amount: 31 },
    { accept: true },
    { action: 'answer' },
    { action: 'steal' },
    { rt_ms: null },
    { method: 'voice' },
  ])('refuses a malformed decision: %o', (change) => {
    expect(() => judge.parseInput({ ...decide(plan, 0, 0.5), ...change })).toThrow();
  });
});

describe('the measures', () => {
  it('describe what was given and accepted', () => {
    const plan = planOf();
    expect(values(plan, playOut(plan, 0.5, 3))).toMatchObject({
      sent_share: 0.5,
      returned_share: 0.5,
      offered_share: 0.5,
      lowest_accepted: 0.3,
      accepted_share: 0.6,
      evenness: 0.8,
    });
    expect(values(plan, playOut(plan, 0, 1))).toMatchObject({
      sent_share: 0,
      returned_share: 0,
      offered_share: 0,
      lowest_accepted: 0.1,
      evenness: 0.1,
    });
  });

  it('have no smallest accepted offer where none was accepted', () => {
    const plan = planOf();
    const points = judge.dataPoints(plan, playOut(plan, 0.5, 6));
    for (const key of ['lowest_accepted', 'evenness']) {
      expect(points.find((each) => each.key === key)).toEqual({
        key,
        value: null,
        missing_reason: 'too_few_trials',
      });
    }
    expect(points.find(({ key }) => key === 'accepted_share')?.value).toBe(0);
  });
});

describe('the flags', () => {
  it('name decisions made before a round can have been read', () => {
    const plan = planOf();
    let state = judge.start(plan);
    for (let i = 0; i < plan.rounds.length; i++) {
      const input = { ...decide(plan, i, 0.5), rt_ms: 200 + 17 * (i % 5) };
      ({ state } = judge.reduce(plan, state, { t_ms: (i + 1) * 20_000, input }));
    }
    const flagged = (of: TradePostState) =>
      judge
        .validity(plan, of)
        .filter(({ review }) => review)
        .map(({ code }) => code);
    expect(flagged(state)).toEqual(['unread_choices']);
    expect(flagged(playOut(plan, 0.5))).toEqual([]);
  });
});
