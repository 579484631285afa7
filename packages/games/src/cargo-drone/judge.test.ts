import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../task-core.ts';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { CargoDroneInput } from './core.ts';
import { cargoDroneJudge as judge } from './judge.ts';
import type { CargoDronePlan } from './plan.ts';

function planOf(config: Json, n = 1): CargoDronePlan {
  return judge.plan(judge.configure(config), NO_ACCOMMODATIONS, seedOf(n));
}

function load(flight: number): CargoDroneInput {
  return { flight, action: 'load', method: 'touch' };
}

function send(flight: number): CargoDroneInput {
  return { flight, action: 'send', method: 'touch' };
}

function declare(flight: number, target: number): CargoDroneInput {
  return { flight, action: 'declare', target, method: 'key' };
}

/** Everything a browser gets to see of a play: what is released before each input, and what is told after it. */
function seen(plan: CargoDronePlan, inputs: readonly CargoDroneInput[]): string {
  let state = judge.start(plan);
  const log: unknown[] = [];
  inputs.forEach((input, i) => {
    log.push(judge.release(plan, state), judge.progress(plan, state));
    const step = judge.reduce(plan, state, { t_ms: i * 300, input });
    log.push(step.outcome);
    state = step.state;
  });
  return JSON.stringify([...log, judge.release(plan, state), judge.trials(plan, state)]);
}

describe('the breaking loads', () => {
  it('lie within 1 and the most, and average half of it over each ten flights', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(20, 4, 25), fc.constantFrom(128, 64, 8), (n, flights, most) => {
        const { breaking_loads } = planOf({ flights, most }, n);
        expect(breaking_loads.length).toBe(flights);
        expect(breaking_loads.every((each) => Number.isInteger(each) && each >= 1 && each <= most)).toBe(
          true,
        );
        for (let from = 0; from < flights; from += 10) {
          const ten = breaking_loads.slice(from, from + 10);
          expect(ten.reduce((sum, each) => sum + each, 0)).toBe((ten.length * most) / 2);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are spread evenly: about one in eight breaks within each eighth', () => {
    const all = Array.from({ length: 400 }, (_, n) => planOf(null, n).breaking_loads).flat();
    for (let eighth = 0; eighth < 8; eighth++) {
      const within = all.filter((each) => Math.ceil(each / 16) - 1 === eighth).length / all.length;
      expect(within).toBeGreaterThan(0.1);
      expect(within).toBeLessThan(0.15);
    }
  });

  it('show in nothing that leaves the server before the crate that breaks', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (n, crates) => {
        const plan = planOf(null, n);
        const inputs = Array.from({ length: crates }, () => load(0));
        const safe = { ...plan, breaking_loads: plan.breaking_loads.map(() => crates + 1) };
        const other = { ...plan, breaking_loads: plan.breaking_loads.map(() => 128) };
        expect(seen(safe, inputs)).toBe(seen(other, inputs));
        expect(seen(safe, [...inputs, send(0)])).toBe(seen(other, [...inputs, send(0)]));
      }),
      { numRuns: 60 },
    );
  });

  it('stay hidden in the declare form even after a loss', () => {
    const plan = planOf({ form: 'declare' });
    const at = (breaking: number) => ({ ...plan, breaking_loads: plan.breaking_loads.map(() => breaking) });
    expect(seen(at(3), [declare(0, 90)])).toBe(seen(at(89), [declare(0, 90)]));
  });
});

describe('a flight', () => {
  const plan: CargoDronePlan = { ...planOf({ flights: 3 }), breaking_loads: [3, 3, 3] };

  it('brings home what was sent before the breaking load', () => {
    let state = judge.start(plan);
    const outcomes = [load(0), load(0), send(0)].map((input, i) => {
      const step = judge.reduce(plan, state, { t_ms: i, input });
      state = step.state;
      return step.outcome;
    });
    expect(outcomes).toEqual([
      { flight: 0, loaded: 1, lost: false, flight_over: false, total_points: 0 },
      { flight: 0, loaded: 2, lost: false, flight_over: false, total_points: 0 },
      { flight: 0, loaded: 2, lost: false, flight_over: true, total_points: 2 },
    ]);
  });

  it('loses everything at the breaking load', () => {
    let state = judge.start(plan);
    let outcome = null;
    for (const input of [load(0), load(0), load(0)]) {
      ({ state, outcome } = judge.reduce(plan, state, { t_ms: 1, input }));
    }
    expect(outcome).toEqual({ flight: 0, loaded: 3, lost: true, flight_over: true, total_points: 0 });
    expect(judge.progress(plan, state).step).toBe(1);
  });

  it('is lost when the stated number reaches the breaking load', () => {
    const stated = { ...plan, form: 'declare' as const };
    const lostAt = (target: number) =>
      judge.reduce(stated, judge.start(stated), { t_ms: 1, input: declare(0, target) }).outcome?.lost;
    expect([lostAt(2), lostAt(3), lostAt(128)]).toEqual([false, true, true]);
    expect(() => lostAt(129)).toThrow(/at most 128/);
  });

  it('refuses an empty drone, another flight, the other form', () => {
    const refused = (input: CargoDroneInput) => () =>
      judge.reduce(plan, judge.start(plan), { t_ms: 1, input });
    expect(refused(send(0))).toThrow(/empty/);
    expect(refused(load(1))).toThrow(/expected step 0/);
    expect(refused(declare(0, 5))).toThrow(/manual/);
  });

  it.each([
    { action: 'jump' },
    { flight: -1 },
    { method: 'voice' },
    { target: 5 },
    { action: 'declare' },
    { action: 'declare', target: 0 },
    { action: 'declare', target: 2.5 },
  ])('refuses a malformed action: %o', (change) => {
    expect(() => judge.parseInput({ ...load(0), ...change })).toThrow();
  });

  it('is stated beforehand by those who play with a screen reader', () => {
    const form = (asked: object) =>
      judge.plan(judge.configure(null), { ...NO_ACCOMMODATIONS, ...asked }, seedOf(1)).form;
    expect([form({}), form({ keyboard_only: true }), form({ screen_reader: true })]).toEqual([
      'manual',
      'manual',
      'declare',
    ]);
  });
});

describe('the flags', () => {
  function review(intervalOf: (i: number) => number, crates: number): readonly string[] {
    const plan: CargoDronePlan = { ...planOf({ flights: 8 }), breaking_loads: Array(8).fill(128) };
    let state = judge.start(plan);
    let t_ms = 0;
    for (let flight = 0; flight < 8; flight++) {
      for (const input of [...Array.from({ length: crates }, () => load(flight)), send(flight)]) {
        t_ms += intervalOf(t_ms);
        ({ state } = judge.reduce(plan, state, { t_ms, input }));
      }
    }
    return judge
      .validity(plan, state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);
  }

  it('name scripted intervals and always the same load', () => {
    expect(review(() => 200, 12)).toEqual(['same_load_run', 'steady_times']);
    expect(review((t) => 150 + (t % 97), 12)).toEqual(['same_load_run']);
    expect(review((t) => 150 + (t % 97), 1)).toEqual(['same_load_run', 'single_crate_share']);
  });
});
