import { describe, expect, it } from 'vitest';
import type { Json } from '../task-core.ts';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { SalvageDiveInput, SalvageDiveOutcome } from './core.ts';
import { salvageDiveJudge as judge } from './judge.ts';
import { COMBINATIONS, type SalvageDivePlan } from './plan.ts';
import type { SalvageDiveState } from './play.ts';

function planOf(config: Json = null, accommodations = NO_ACCOMMODATIONS, n = 1): SalvageDivePlan {
  return judge.plan(judge.configure(config), accommodations, seedOf(n));
}

function safeCrates(plan: SalvageDivePlan, i: number): readonly number[] {
  const snags = plan.dives[i]?.snag_crates ?? [];
  return Array.from({ length: 32 }, (_, crate) => crate).filter((crate) => !snags.includes(crate));
}

function play(
  plan: SalvageDivePlan,
  inputs: readonly SalvageDiveInput[],
  from = judge.start(plan),
  pace = 700,
) {
  let state: SalvageDiveState = from;
  const outcomes: (SalvageDiveOutcome | null)[] = [];
  for (const [n, input] of inputs.entries()) {
    const step = judge.reduce(plan, state, { t_ms: n * pace + 90 * (n % 4), input });
    state = step.state;
    outcomes.push(step.outcome);
  }
  return { state, outcomes, last: outcomes.at(-1) };
}

const open = (i: number, crate: number): SalvageDiveInput => ({ i, action: 'open', crate, method: 'touch' });
const surface = (i: number): SalvageDiveInput => ({ i, action: 'surface', method: 'key' });
const declare = (i: number, count: number): SalvageDiveInput => ({
  i,
  action: 'declare',
  count,
  method: 'key',
});

describe('the dives', () => {
  it('come in sets that hold each combination of gain, loss and snags once', () => {
    const { dives } = planOf();
    expect(dives).toHaveLength(24);
    const named = ({ gain, loss, snags }: { gain: number; loss: number; snags: number }) =>
      `${gain} ${loss} ${snags}`;
    for (const set of [0, 8, 16]) {
      expect(
        dives
          .slice(set, set + 8)
          .map(named)
          .toSorted(),
      ).toEqual(COMBINATIONS.map(named).toSorted());
    }
  });

  it('hide as many snags as they say, anywhere, and tell the browser nothing of where', () => {
    const places = new Set<number>();
    for (let n = 0; n < 30; n++) {
      const plan = planOf(null, NO_ACCOMMODATIONS, n);
      for (const { snags, snag_crates } of plan.dives) {
        expect(new Set(snag_crates).size).toBe(snags);
        for (const crate of snag_crates) places.add(crate);
      }
      expect(judge.release(plan, judge.start(plan)).map((each) => Object.keys(each).toSorted())).toEqual([
        ['block', 'form', 'gain', 'i', 'loss', 'snags'],
      ]);
    }
    expect(places.size).toBe(32);
  });

  it('are said beforehand by someone who plays with a screen reader', () => {
    expect(planOf().form).toBe('open');
    expect(planOf(null, { ...NO_ACCOMMODATIONS, screen_reader: true }).form).toBe('declare');
    expect(planOf({ form: 'declare' }).form).toBe('declare');
  });
});

describe('crate by crate', () => {
  const plan = planOf();
  const [first] = plan.dives;
  const gain = first?.gain ?? 0;
  const safe = safeCrates(plan, 0);

  it('brings a gain each, kept on the way up', () => {
    const { outcomes, state } = play(plan, [open(0, safe[0] ?? 0), open(0, safe[9] ?? 0), surface(0)]);
    expect(outcomes[1]).toEqual({
      i: 0,
      opened: [safe[0], safe[9]],
      lost: false,
      dive_over: false,
      dive_points: 2 * gain,
      total_points: 0,
    });
    expect(outcomes[2]).toMatchObject({ dive_over: true, lost: false, total_points: 2 * gain });
    expect(state.dives[0]).toMatchObject({ opened: 2, lost: false, declared: false });
  });

  it('ends at a snag, which costs what was said', () => {
    const snag = first?.snag_crates[0] ?? 0;
    const { last } = play(plan, [open(0, safe[0] ?? 0), open(0, snag)]);
    const points = gain - (first?.loss ?? 0);
    expect(last).toMatchObject({ lost: true, dive_over: true, dive_points: points, total_points: points });
  });

  it('can be left alone, and ends by itself once only snags are left', () => {
    expect(play(plan, [surface(0)]).last).toMatchObject({ dive_over: true, dive_points: 0, opened: [] });
    const all = play(
      plan,
      safe.map((crate) => open(0, crate)),
    );
    expect(all.last).toMatchObject({ dive_over: true, lost: false, dive_points: safe.length * gain });
  });

  it('refuses an open crate, another dive and the other form', () => {
    const crate = safe[0] ?? 0;
    expect(() => play(plan, [open(0, crate), open(0, crate)])).toThrow(/open/);
    expect(() => play(plan, [open(1, crate)])).toThrow(/step/);
    expect(() => play(plan, [declare(0, 4)])).toThrow(/form/);
  });
});

describe('a number said beforehand', () => {
  const plan = planOf({ form: 'declare' });

  it('counts in full, also where a snag came first', () => {
    const [dive] = plan.dives;
    const first = Math.min(...(dive?.snag_crates ?? []));
    const { last, state } = play(plan, [declare(0, Math.min(29, first + 3))]);
    if (first >= 29) throw new Error('this seed should have an early snag');
    expect(last).toMatchObject({ lost: true, dive_over: true });
    expect(last?.opened).toHaveLength(first + 1);
    expect(state.dives[0]).toMatchObject({ opened: Math.min(29, first + 3), declared: true, lost: true });
    expect(play(plan, [declare(0, first)]).last).toMatchObject({
      lost: false,
      dive_points: first * (dive?.gain ?? 0),
    });
  });

  it('is none for the best of wrecks that never pay, and not more than there are good crates', () => {
    expect(play(plan, [declare(0, 0)]).last).toMatchObject({ dive_over: true, dive_points: 0 });
    expect(() => play(plan, [declare(0, 32)])).toThrow(/count/);
    expect(() => play(plan, [surface(0)])).toThrow(/form/);
  });
});

describe('an input', () => {
  it('is read strictly', () => {
    for (const input of [open(3, 31), surface(3), declare(3, 0)]) {
      expect(judge.parseInput({ ...input })).toEqual(input);
    }
    for (const [field, raw] of [
      ['crate', { ...open(0, 32) }],
      ['crate', { ...surface(0), crate: 1 }],
      ['count', { ...declare(0, 33) }],
      ['count', { ...declare(0, 1.5) }],
      ['action', { ...surface(0), action: 'peek' }],
      ['method', { ...surface(0), method: 'voice' }],
      ['lost', { ...open(0, 1), lost: false }],
    ] as const) {
      expect(() => judge.parseInput(raw)).toThrow(field);
    }
  });
});

describe('signs worth a look', () => {
  const plan = planOf({ form: 'declare' });
  const review = (countOf: (i: number) => number) => {
    const inputs = plan.dives.map((_, i) => declare(i, countOf(i)));
    const { state } = play(plan, inputs);
    return judge
      .validity(plan, state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);
  };

  it('are the same choice all along, and nothing ever opened', () => {
    expect(review((i) => 3 + (i % 7))).toEqual([]);
    expect(review(() => 7)).toEqual(['same_choice_run']);
    expect(review((i) => (i === 4 ? 1 : 0))).toEqual(['none_opened_share']);
  });
});
