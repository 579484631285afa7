import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerDrafts, type Draft, type DraftState } from './answer-drafts.ts';

class Unreachable extends Error {}

function setUp(send: (answers: readonly Draft[]) => Promise<void>, stored = new Map<string, Draft>()) {
  const states: [DraftState, number][] = [];
  const drafts = new AnswerDrafts('a1', {
    store: {
      all: async () => [...stored.values()],
      put: async (_id, draft) => void stored.set(draft.position_question_id, draft),
      drop: async (_id, draft) => {
        if (stored.get(draft.position_question_id)?.at === draft.at)
          stored.delete(draft.position_question_id);
      },
    },
    send,
    isUnreachable: (error) => error instanceof Unreachable,
    onChange: (state, waiting) => states.push([state, waiting]),
    now: () => Date.now(),
  });
  return { drafts, stored, states };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('answers while they are being typed', () => {
  it('are in the browser at once and at the server 2 s after the last key, once', async () => {
    const sent: (readonly Draft[])[] = [];
    const { drafts, stored, states } = setUp(async (answers) => void sent.push(answers));
    drafts.set('q1', 'h');
    await vi.advanceTimersByTimeAsync(1500);
    drafts.set('q1', 'hi');
    drafts.set('q2', true);
    expect(stored.get('q1')?.value).toBe('hi');
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(sent.map((batch) => batch.map((draft) => draft.value))).toEqual([['hi', true]]);
    expect(stored.size).toBe(0);
    expect(states).toEqual([
      ['saving', 2],
      ['saved', 0],
    ]);
  });

  it('wait while the line is down, and go out in one piece when it is back', async () => {
    let isUp = false;
    const sent: (readonly Draft[])[] = [];
    const { drafts, states } = setUp(async (answers) => {
      if (!isUp) throw new Unreachable();
      sent.push(answers);
    });
    drafts.set('q1', 'one');
    await vi.advanceTimersByTimeAsync(2000);
    expect(states.at(-1)).toEqual(['queued', 1]);
    drafts.set('q2', 'two');
    isUp = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent.flat().map((draft) => draft.value)).toEqual(['one', 'two']);
    expect(states.at(-1)).toEqual(['saved', 0]);
  });

  it.each(['q1', 'q2'])(
    'are all there when somebody goes on while others are on their way (%s)',
    async (id) => {
      const sent: (readonly Draft[])[] = [];
      const first = Promise.withResolvers<void>();
      const { drafts } = setUp(async (answers) => {
        sent.push(answers);
        if (sent.length === 1) await first.promise;
      });
      drafts.set('q1', 'one');
      await vi.advanceTimersByTimeAsync(2000);
      drafts.set(id, 'other');
      const goesOn = drafts.flush();
      first.resolve();
      expect(await goesOn).toBe(true);
      expect(sent.map((batch) => batch.map((draft) => draft.value))).toEqual([['one'], ['other']]);
    },
  );

  it('are all there when somebody goes on while the browser still tidies up after others', async () => {
    const tidied = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    const drafts = new AnswerDrafts('a1', {
      store: { all: async () => [], put: async () => undefined, drop: () => tidied.promise },
      send: async (answers) => void sent.push(...answers.map((draft) => draft.value)),
      isUnreachable: () => false,
      onChange: () => undefined,
      now: () => Date.now(),
    });
    drafts.set('q1', 'one');
    await vi.advanceTimersByTimeAsync(2000);
    drafts.set('q2', 'two');
    const goesOn = drafts.flush();
    tidied.resolve();
    expect(await goesOn).toBe(true);
    expect(sent).toEqual(['one', 'two']);
  });

  it('given while others are on their way are not lost', async () => {
    const sent: (readonly Draft[])[] = [];
    const { drafts } = setUp(async (answers) => {
      sent.push(answers);
      if (sent.length === 1) drafts.set('q1', 'newer');
    });
    drafts.set('q1', 'older');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.map((batch) => batch[0]?.value)).toEqual(['older', 'newer']);
  });

  it('of an earlier visit come back unless the server has newer ones', async () => {
    const stored = new Map<string, Draft>([
      ['q1', { position_question_id: 'q1', value: 'kept', at: 2000 }],
      ['q2', { position_question_id: 'q2', value: 'stale', at: 1000 }],
    ]);
    const { drafts } = setUp(async () => undefined, stored);
    const back = await drafts.restore((id) => (id === 'q2' ? new Date(1500).toISOString() : null));
    expect(back.map((draft) => draft.value)).toEqual(['kept']);
    expect([...stored.keys()]).toEqual(['q1']);
  });

  it('that are refused stay, and say so', async () => {
    const { drafts, stored, states } = setUp(async () => {
      throw new Error('no');
    });
    drafts.set('q1', 'x');
    expect(await drafts.flush()).toBe(false);
    expect(states.at(-1)).toEqual(['failed', 1]);
    expect(stored.size).toBe(1);
  });
});
