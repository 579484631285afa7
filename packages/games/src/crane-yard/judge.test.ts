import { describe, expect, it } from 'vitest';
import { replay, simulateTask } from '../simulate.ts';
import type { Json } from '../task-core.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import {
  type CraneAction,
  type CraneYardInput,
  type CraneYardStimulus,
  sameYard,
  type Yard,
} from './core.ts';
import { craneYardJudge as judge } from './judge.ts';
import type { CraneYardPlan } from './plan.ts';
import type { CraneYardState } from './play.ts';
import { nextOnShortestWay } from './solver.ts';

function planOf(config: Json = null, accommodations = NO_ACCOMMODATIONS, n = 1): CraneYardPlan {
  return judge.plan(judge.configure(config), accommodations, seedOf(n));
}

function shown(plan: CraneYardPlan, state: CraneYardState): CraneYardStimulus {
  const [stimulus] = judge.release(plan, state);
  if (stimulus === undefined) throw new Error('nothing is shown any more');
  return stimulus;
}

function moveBetween(before: Yard, after: Yard, n: number, pace: number): readonly CraneAction[] {
  const change = (peg: number) => (after[peg]?.length ?? 0) - (before[peg]?.length ?? 0);
  const at_ms = 3000 + n * pace + 53 * (n % 3);
  return [
    { act: 'pick', peg: [0, 1, 2].findIndex((peg) => change(peg) < 0), at_ms },
    { act: 'drop', peg: [0, 1, 2].findIndex((peg) => change(peg) > 0), at_ms: at_ms + pace / 2 },
  ];
}

/** Solves what is shown on a shortest way, after `spare` hoists that put a crate back. */
function solving(stimulus: CraneYardStimulus, pace = 1400): CraneYardInput {
  const actions: CraneAction[] = [];
  let yard = stimulus.start;
  for (let n = 0; !sameYard(yard, stimulus.goal); n++) {
    const next = nextOnShortestWay(yard, stimulus.goal);
    actions.push(...moveBetween(yard, next, n, pace));
    yard = next;
  }
  const end_ms = actions.at(-1)?.at_ms ?? 0;
  const { i, form } = stimulus;
  return { i, form, actions, end_ms, left: false, method: 'touch', frame_ms: 16.7 };
}

function idle(stimulus: CraneYardStimulus): CraneYardInput {
  return {
    ...solving(stimulus),
    actions: [],
    end_ms: stimulus.deadline_ms ?? 9000,
    left: stimulus.deadline_ms === null,
  };
}

function playAll(
  plan: CraneYardPlan,
  inputOf: (stimulus: CraneYardStimulus) => CraneYardInput,
  gap = 60_000,
) {
  let state = judge.start(plan);
  while (!judge.progress(plan, state).finished) {
    const stimulus = shown(plan, state);
    ({ state } = judge.reduce(plan, state, { t_ms: (stimulus.i + 1) * gap, input: inputOf(stimulus) }));
  }
  return state;
}

function pointOf(plan: CraneYardPlan, state: CraneYardState, key: string) {
  return judge.dataPoints(plan, state).find((each) => each.key === key);
}

describe('what the browser is given', () => {
  it('is one problem at a time: start, goal and time, nothing of how many moves it takes', () => {
    const plan = planOf();
    let state = judge.start(plan);
    for (let i = 0; i < 3; i++) {
      const released = judge.release(plan, state);
      expect(released).toHaveLength(1);
      expect(Object.keys(released[0] ?? {}).toSorted()).toEqual(
        ['block', 'deadline_ms', 'form', 'goal', 'i', 'start'].toSorted(),
      );
      const step = judge.reduce(plan, state, { t_ms: i * 60_000, input: solving(shown(plan, state)) });
      expect(step.outcome).toBeNull();
      state = step.state;
    }
  });

  it('has the time that was asked for, and time to listen', () => {
    const deadline = (change: Partial<typeof NO_ACCOMMODATIONS>) =>
      planOf(null, { ...NO_ACCOMMODATIONS, ...change }).deadline_ms;
    expect(deadline({})).toBe(40_000);
    expect(deadline({ time_factor: 1.25 })).toBe(50_000);
    expect(deadline({ screen_reader: true })).toBe(85_000);
    expect(deadline({ time_factor: null, screen_reader: true })).toBeNull();
  });

  it('comes with a break in the middle', () => {
    const plan = planOf();
    const blocks: number[] = [];
    playAll(plan, (stimulus) => {
      blocks.push(stimulus.block);
      return solving(stimulus);
    });
    expect(blocks).toEqual([...Array(9).fill(0), ...Array(9).fill(1)]);
  });
});

describe('an answer', () => {
  const plan = planOf();
  const start = judge.start(plan);
  const stimulus = shown(plan, start);
  const given = solving(stimulus);
  const hand = (change: Partial<CraneYardInput>) => () =>
    judge.reduce(plan, start, { t_ms: 60_000, input: { ...given, ...change } });

  it('is done again by the judge: what it leads to is seen, not believed', () => {
    const { state } = hand({})();
    expect(state.answers[0]).toMatchObject({ solved: true, moves: 3, fewest: 3 });
    const cut = hand({ actions: given.actions.slice(0, -2), end_ms: 40_000 })().state;
    expect(cut.answers[0]).toMatchObject({ solved: false, moves: 2 });
  });

  it('counts a crate put back where it was as no move', () => {
    const [first] = given.actions;
    const peg = first?.peg ?? 0;
    const back = [
      { act: 'pick', peg, at_ms: 100 },
      { act: 'drop', peg, at_ms: 200 },
    ] as const;
    expect(hand({ actions: [...back, ...given.actions] })().state.answers[0]).toMatchObject({ moves: 3 });
  });

  it('is refused where the yard does not allow it', () => {
    const [first, second] = given.actions;
    if (first === undefined || second === undefined) throw new Error('a problem has moves');
    const empty = stimulus.start.findIndex((peg) => peg.length === 0);
    if (empty >= 0) expect(hand({ actions: [{ ...first, peg: empty }] })).toThrow(/empty/);
    expect(hand({ actions: [second] })).toThrow(/cannot drop/);
    expect(hand({ actions: [first, first] })).toThrow(/hook/);
    const last = given.actions.at(-1)?.peg ?? 0;
    const more = { act: 'pick', peg: last, at_ms: given.end_ms } as const;
    expect(hand({ actions: [...given.actions, more] })).toThrow(/solved/);
    const full = [0, 1].flatMap((n) => [
      { act: 'pick', peg: 0, at_ms: n },
      { act: 'drop', peg: 2, at_ms: n },
    ]) as CraneAction[];
    const tower = judge.replaceOpenItem?.(plan, start) ?? start;
    expect(() => judge.reduce(plan, tower, { t_ms: 1, input: { ...given, form: 1, actions: full } })).toThrow(
      /full|empty/,
    );
  });

  it('is refused when it ends otherwise than it says', () => {
    const unsolved = { actions: given.actions.slice(0, 2) };
    expect(hand({ ...unsolved, end_ms: 9000 })).toThrow(/before the deadline/);
    expect(hand({ ...unsolved, end_ms: 41_000 })).toThrow(/beyond/);
    expect(hand({ ...unsolved, end_ms: 40_000, left: true })).toThrow(/untimed/);
    expect(hand({ left: true })).toThrow(/left/);
    expect(hand({ ...unsolved, end_ms: 40_010 })).not.toThrow();
    const untimed = planOf(null, { ...NO_ACCOMMODATIONS, time_factor: null });
    const stuck = { ...solving(shown(untimed, judge.start(untimed))), actions: [] };
    const leave = (left: boolean) => () =>
      judge.reduce(untimed, judge.start(untimed), { t_ms: 1, input: { ...stuck, left } });
    expect(leave(false)).toThrow(/solved or left/);
    expect(leave(true)().state.answers[0]).toMatchObject({ solved: false, moves: 0 });
  });

  it('is read strictly', () => {
    expect(judge.parseInput({ ...given })).toEqual(given);
    for (const [field, wrong] of [
      ['actions', { actions: 'none' }],
      ['act', { actions: [{ act: 'fly', peg: 0, at_ms: 1 }] }],
      ['peg', { actions: [{ act: 'pick', peg: 3, at_ms: 1 }] }],
      ['at_ms', { actions: [{ act: 'pick', peg: 0, at_ms: null }] }],
      ['fewest', { actions: [{ act: 'pick', peg: 0, at_ms: 1, fewest: 1 }] }],
      ['actions', { actions: given.actions.toReversed() }],
      ['actions', { actions: Array.from({ length: 401 }, () => ({ act: 'pick', peg: 0, at_ms: 1 })) }],
      ['end_ms', { end_ms: 1 }],
      ['left', { left: 0 }],
      ['method', { method: 'voice' }],
      ['solved', { solved: true }],
    ] as const) {
      expect(() => judge.parseInput({ ...given, ...wrong })).toThrow(field);
    }
  });
});

describe('a problem that was cut into', () => {
  const plan = planOf();
  const start = judge.start(plan);
  const replaced = judge.replaceOpenItem?.(plan, start) ?? start;

  it('gives way to another one as hard, and only that one can be answered', () => {
    const [before, after] = [shown(plan, start), shown(plan, replaced)];
    expect([before.form, after.form, after.i]).toEqual([0, 1, 0]);
    expect([after.start, after.goal]).not.toEqual([before.start, before.goal]);
    expect(() => judge.reduce(plan, replaced, { t_ms: 1, input: solving(before) })).toThrow(/form/);
    const { state } = judge.reduce(plan, replaced, { t_ms: 60_000, input: solving(after) });
    expect(state.answers[0]).toMatchObject({ solved: true, moves: 3, fewest: 3 });
    expect(shown(plan, state).form).toBe(0);
  });

  it('is a fact to look at when it happens often; nothing is replaced at the end', () => {
    let state = replaced;
    for (const _ of [1, 2]) state = judge.replaceOpenItem?.(plan, state) ?? state;
    ({ state } = judge.reduce(plan, state, { t_ms: 60_000, input: solving(shown(plan, state)) }));
    const flag = judge.validity(plan, state).find(({ code }) => code === 'replaced_items');
    expect(flag).toMatchObject({ value: 3, review: true });
    const over = playAll(plan, solving);
    expect(judge.replaceOpenItem?.(plan, over)).toEqual(over);
  });
});

describe('the data points', () => {
  it('of somebody who finds every shortest way', () => {
    const plan = planOf();
    const state = playAll(plan, solving);
    const value = (key: string) => pointOf(plan, state, key)?.value;
    expect(pointOf(plan, state, 'graded_rate')).toEqual({ key: 'graded_rate', value: 3, trials: 18 });
    expect(['graded', 'optimal', 'solved', 'extra_per_solved', 'extra_moves'].map(value)).toEqual([
      54, 18, 18, 0, 0,
    ]);
    expect(value('planning_time')).toBe(3000);
  });

  it('of somebody who solves nothing are missing, not low', () => {
    const plan = planOf();
    const state = playAll(plan, idle);
    expect(pointOf(plan, state, 'graded_rate')?.missing_reason).toBe('invalid_range');
    expect(pointOf(plan, state, 'extra_per_solved')?.missing_reason).toBe('too_few_trials');
    expect(pointOf(plan, state, 'solved')?.value).toBe(0);
  });

  it('without time or by listening are the same, but for the times', () => {
    for (const change of [{ time_factor: null }, { screen_reader: true }] as const) {
      const plan = planOf(null, { ...NO_ACCOMMODATIONS, ...change });
      const state = playAll(plan, solving);
      expect(pointOf(plan, state, 'graded_rate')?.value).toBe(3);
      expect(pointOf(plan, state, 'planning_time')?.missing_reason).toBe('accommodated');
    }
  });

  it('stay away before eight problems', () => {
    const whole = simulateTask(judge, null, NO_ACCOMMODATIONS, seedOf(2), AVERAGE, 'a');
    const rate = (count: number) =>
      replay(judge, null, NO_ACCOMMODATIONS, seedOf(2), whole.inputs.slice(0, count)).dataPoints[0];
    expect(rate(7)?.missing_reason).toBe('too_few_trials');
    expect(rate(8)?.value).not.toBeNull();
  });
});

describe('signs worth a look', () => {
  const plan = planOf();
  const reviewed = (state: CraneYardState) =>
    judge
      .validity(plan, state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);

  it('are none in a plain good play', () => {
    let n = 0;
    const human = (stimulus: CraneYardStimulus) => solving(stimulus, 1100 + 140 * (n++ % 5));
    expect(reviewed(playAll(plan, human))).toEqual([]);
  });

  it('are shortest ways at the speed of a program', () => {
    const fast = playAll(plan, (stimulus) => {
      const input = solving(stimulus, 200);
      const sooner = (ms: number) => ms - 2900;
      return {
        ...input,
        actions: input.actions.map((each) => ({ ...each, at_ms: sooner(each.at_ms) })),
        end_ms: sooner(input.end_ms),
      };
    });
    expect(reviewed(fast)).toContain('solver_like');
  });

  it('are problems never touched, and times that do not fit', () => {
    expect(reviewed(playAll(plan, idle))).toEqual(['untouched_share']);
    expect(reviewed(playAll(plan, solving, 3000))).toContain('impossible_timing');
  });
});
