import type { AnswerKeyItems } from '@tryout/domain/psychometrics/expert-panel';
import { describe, expect, it } from 'vitest';
import { simulateTask } from '../simulate.ts';
import type { AnyTaskJudge, TimeFactor } from '../task-core.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { Decision, ShiftDeskInput } from './core.ts';
import { isComplete, pendingInterruption } from './desk.ts';
import { shiftDeskJudge as judge } from './judge.ts';
import { KEY, keyOf } from './key.ts';
import { footrule, keptOrder, keyedOrder, weightedKappa } from './measures.ts';
import type { ShiftDeskPlan } from './plan.ts';
import type { ShiftDeskState } from './play.ts';

function planOf(n = 1, time_factor: TimeFactor = 1): ShiftDeskPlan {
  return judge.plan(judge.configure(null), { ...NO_ACCOMMODATIONS, time_factor }, seedOf(n));
}

function does(
  plan: ShiftDeskPlan,
  state: ShiftDeskState,
  t_ms: number,
  input: ShiftDeskInput,
): ShiftDeskState {
  return judge.reduce(plan, state, { t_ms, input }).state;
}

const METHOD = 'key' as const;
const decide = (message: string, decision: Decision): ShiftDeskInput => ({
  action: 'decide',
  message,
  decision,
  method: METHOD,
});
const move = (message: string, to: number): ShiftDeskInput => ({
  action: 'move',
  message,
  to,
  method: METHOD,
});

/** Plays the key itself, five seconds a deed. */
function playKey(plan: ShiftDeskPlan, decisionOf = (id: string) => keyOf(id).decision): ShiftDeskState {
  let t = 0;
  let state = judge.start(plan);
  const go = (input: ShiftDeskInput) => {
    t += 5000;
    state = does(plan, state, t, input);
  };
  go({ action: 'begin', form: 0 });
  while (!isComplete(plan, state.desk)) {
    const pending = pendingInterruption(plan, state.desk);
    const wanted = keyedOrder(state.desk.order);
    const place = wanted.findIndex((id, at) => state.desk.order[at] !== id);
    const open = wanted.find((id) => state.desk.decisions[id] === undefined);
    if (pending?.kind === 'message') go({ action: 'take', method: METHOD });
    else if (pending) go({ action: 'answer', option: plan.right_pier, method: METHOD });
    else if (place >= 0) go(move(wanted[place] ?? '', place));
    else if (open !== undefined) go(decide(open, decisionOf(open)));
  }
  go({ action: 'done' });
  return state;
}

const pointOf = (plan: ShiftDeskPlan, state: ShiftDeskState, key: string) =>
  judge.dataPoints(plan, state).find((each) => each.key === key);

describe('the desk', () => {
  it('has nine messages at first, in another order and with other numbers for each candidate', () => {
    const plans = Array.from({ length: 30 }, (_, n) => planOf(n));
    for (const plan of plans) {
      expect(plan.messages.map(({ id }) => id).toSorted()).toEqual(
        Object.keys(KEY)
          .filter((id) => id !== 'gangway')
          .toSorted(),
      );
      expect(new Set(plan.messages.map(({ name }) => name)).size).toBe(9);
    }
    expect(new Set(plans.map(({ messages }) => messages.map(({ id }) => id).join())).size).toBeGreaterThan(
      25,
    );
  });

  it('asks a question that exactly one pier answers', () => {
    for (let n = 0; n < 200; n++) {
      const { interruptions, right_pier } = planOf(n);
      const question = interruptions.find((each) => each.kind === 'question');
      const fitting = question?.piers.flatMap(({ depth, free }, i) =>
        free && depth >= question.needs ? [i] : [],
      );
      expect(fitting).toEqual([right_pier]);
    }
  });

  it('gives full marks to whoever works as the key does', () => {
    const plan = planOf();
    const state = playKey(plan);
    expect(judge.progress(plan, state)).toEqual({ step: 1, of: 1, finished: true });
    const values = Object.fromEntries(judge.dataPoints(plan, state).map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({ order_agreement: 100, decision_kappa: 1, recovery: 100 });
    expect(values).toMatchObject({ decided_count: 10, answer_right: 1, resumption_lag: 5000 });
    expect(judge.validity(plan, state).filter(({ review }) => review)).toEqual([]);
  });

  it('gives nothing for one decision for everything', () => {
    const plan = planOf();
    const state = playKey(plan, () => 'now');
    expect(pointOf(plan, state, 'decision_kappa')?.value).toBeCloseTo(0, 6);
    expect(pointOf(plan, state, 'recovery')?.value).toBeLessThan(80);
  });

  it('does not score an order that was never touched', () => {
    const plan = planOf();
    let state = does(plan, judge.start(plan), 0, { action: 'begin', form: 0 });
    state = does(plan, state, 360_000, { action: 'time_up' });
    expect(pointOf(plan, state, 'order_agreement')?.missing_reason).toBe('too_few_trials');
    expect(pointOf(plan, state, 'decision_kappa')?.missing_reason).toBe('too_few_trials');
    expect(pointOf(plan, state, 'recovery')?.missing_reason).toBe('not_reached');
  });
});

describe('interruptions', () => {
  const plan = planOf();
  const ids = plan.messages.map(({ id }) => id);

  it('come after four and after eight decisions, and nothing goes on until they are dealt with', () => {
    let state = does(plan, judge.start(plan), 0, { action: 'begin', form: 0 });
    for (const id of ids.slice(0, 4)) state = does(plan, state, 1000, decide(id, 'now'));
    expect(pendingInterruption(plan, state.desk)?.kind).toBe('message');
    expect(() => does(plan, state, 2000, decide(ids[5] ?? '', 'now'))).toThrow(/in between/);
    expect(() => does(plan, state, 2000, { action: 'answer', option: 0, method: METHOD })).toThrow(
      /question/,
    );
    state = does(plan, state, 2000, { action: 'take', method: METHOD });
    expect(state.desk.order.at(-1)).toBe('gangway');
    for (const id of ids.slice(4, 8)) state = does(plan, state, 3000, decide(id, 'later'));
    expect(pendingInterruption(plan, state.desk)?.kind).toBe('question');
    expect(() => does(plan, state, 4000, move('gangway', 0))).toThrow(/in between/);
    expect(() => does(plan, state, 4000, { action: 'answer', option: 3, method: METHOD })).toThrow(/pier/);
    state = does(plan, state, 4000, { action: 'answer', option: 0, method: METHOD });
    expect(() => does(plan, state, 5000, { action: 'done' })).toThrow(/decide/);
  });
});

describe('the clock', () => {
  const plan = planOf();
  const [first = '', second = ''] = plan.messages.map(({ id }) => id);

  it('stands still until the person begins, at first and after coming back', () => {
    let state = judge.start(plan);
    expect(() => does(plan, state, 10, move(second, 0))).toThrow(/stands still/);
    state = does(plan, state, 60_000, { action: 'begin', form: 0 });
    expect(() => does(plan, state, 60_000, { action: 'begin', form: 0 })).toThrow(/already/);
    state = does(plan, state, 70_000, move(second, 0));
    expect(state.elapsed_ms).toBe(10_000);
    state = judge.replaceOpenItem?.(plan, state) as ShiftDeskState;
    expect(() => does(plan, state, 500_000, { action: 'begin', form: 0 })).toThrow(/form 1/);
    expect(judge.release(plan, state)[0]).toMatchObject({ form: 1, elapsed_ms: 10_000, desk: { moves: 1 } });
    state = does(plan, state, 900_000, { action: 'begin', form: 1 });
    state = does(plan, state, 905_000, decide(first, 'now'));
    expect(state.elapsed_ms).toBe(15_000);
  });

  it('ends the work after six minutes, not earlier, and lets nothing be done later', () => {
    const begun = does(plan, judge.start(plan), 0, { action: 'begin', form: 0 });
    expect(() => does(plan, begun, 300_000, { action: 'time_up' })).toThrow(/not over/);
    expect(does(plan, begun, 360_100, { action: 'time_up' }).desk.over).toBe(true);
    const late = does(plan, begun, 363_000, move(second, 0));
    expect(late.desk).toMatchObject({ over: true, moves: 0 });
    expect(() => does(plan, late, 364_000, { action: 'done' })).toThrow(/finished/);
  });

  it('has the time that was asked for', () => {
    expect([planOf(1, 1.5).limit_ms, planOf(1, null).limit_ms]).toEqual([540_000, null]);
    const untimed = planOf(1, null);
    const begun = does(untimed, judge.start(untimed), 0, { action: 'begin', form: 0 });
    expect(() => does(untimed, begun, 9_000_000, { action: 'time_up' })).toThrow(/not over/);
    const heard = judge.plan(judge.configure(null), { ...NO_ACCOMMODATIONS, screen_reader: true }, seedOf(1));
    expect(heard.limit_ms).toBe(520_000);
    expect(heard.speeded).toBe(false);
  });
});

describe('what the browser is given', () => {
  it('holds nothing of the key', () => {
    const plan = planOf();
    const [stimulus] = judge.release(plan, judge.start(plan));
    const told = JSON.stringify(stimulus);
    for (const secret of ['rank', 'urgency', 'consequence', 'right_pier', 'rationale', 'delegate'])
      expect(told).not.toContain(secret);
  });
});

describe('inputs', () => {
  it('are read strictly', () => {
    for (const fine of [
      { action: 'begin', form: 0 },
      decide('crane', 'leave'),
      move('crane', 3),
      { action: 'done' },
    ])
      expect(judge.parseInput(fine)).toEqual(fine);
    for (const wrong of [
      { action: 'begin' },
      { action: 'begin', form: -1 },
      { action: 'move', message: 'crane', to: 1.5, method: 'key' },
      { action: 'move', message: 7, to: 1, method: 'key' },
      { action: 'decide', message: 'crane', decision: 'burn', method: 'key' },
      { action: 'answer', option: -1, method: 'key' },
      { action: 'done', score: 100 },
    ])
      expect(() => judge.parseInput(wrong)).toThrow();
  });
});

describe('measures', () => {
  const right = keyedOrder(Object.keys(KEY));

  it('compare orders by the footrule', () => {
    expect(footrule(right)).toBe(1);
    expect(footrule(right.toReversed())).toBe(0);
    const swapped = [right[1] ?? '', right[0] ?? '', ...right.slice(2)];
    expect(footrule(swapped)).toBeCloseTo(1 - 2 / 50, 10);
  });

  it('compare decisions beyond chance, weighted', () => {
    expect(
      weightedKappa([
        ['now', 'now'],
        ['leave', 'leave'],
      ]),
    ).toBe(1);
    expect(
      weightedKappa([
        ['now', 'leave'],
        ['leave', 'now'],
      ]),
    ).toBe(-1);
    expect(
      weightedKappa([
        ['now', 'now'],
        ['now', 'leave'],
      ]),
    ).toBe(0);
    expect(
      weightedKappa([
        ['now', 'now'],
        ['now', 'now'],
      ]),
    ).toBeNull();
    const near =
      weightedKappa([
        ['now', 'now'],
        ['later', 'now'],
        ['leave', 'leave'],
      ]) ?? 0;
    const far =
      weightedKappa([
        ['now', 'now'],
        ['leave', 'now'],
        ['leave', 'leave'],
      ]) ?? 0;
    expect(near).toBeGreaterThan(far);
  });

  it('tell how much of a right order is kept', () => {
    expect(keptOrder(right, right)).toBe(1);
    expect(keptOrder(right, right.toReversed())).toBe(0);
    expect(keptOrder(right.toReversed(), right)).toBe(1);
  });
});

describe('the key of a panel', () => {
  const items = judge.rated?.items ?? [];
  const authors = Object.fromEntries(
    items.map(({ key, group }) => {
      const decision = key.slice(group.length + 1);
      const kept = decision === 'order' || keyOf(group).decision === decision;
      return [
        key,
        {
          mean: 4,
          sd: 0,
          agreement: 1,
          ...(decision === 'order' && { rank: keyOf(group).rank }),
          use: kept ? ('kept' as const) : ('not_chosen' as const),
        },
      ];
    }),
  );
  const withKey = (rated: AnswerKeyItems, version: string) => {
    if (!judge.rated) throw new Error('experts rate nothing');
    return judge.rated.withKey(rated, version);
  };
  const play = (one: AnyTaskJudge) =>
    simulateTask(one, {}, NO_ACCOMMODATIONS, seedOf(4), AVERAGE, 'panel').dataPoints;

  it('counts as the authors’ does where order and decisions are theirs', () => {
    expect(play(withKey(authors, '1.0-key.1'))).toEqual(play(judge));
  });

  it('compares nothing that experts do not agree on', () => {
    const left = { mean: 4, sd: 3, agreement: 0, use: 'left_out' as const };
    const keyed = withKey(
      {
        ...authors,
        'offer.order': { ...left, rank: 5 },
        'offer.later': left,
        'gangway.order': { ...left, rank: 5 },
      },
      '1.0-key.2',
    );
    const points = play(keyed);
    const trialsOf = (key: string) => points.find((point) => point.key === key)?.trials;
    expect(trialsOf('order_agreement')).toBe(8);
    expect(trialsOf('decision_kappa')).toBe(9);
    expect(points.find(({ key }) => key === 'recovery')?.value).not.toBeNull();
  });
});
