import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HeldDraft, type ProfileDraft, ProfileDrafts, type Sent } from './profile-drafts.ts';

function setUp(send: (draft: ProfileDraft) => Promise<Sent>, stored = new Map<string, ProfileDraft>()) {
  let held: readonly HeldDraft[] = [];
  const drafts = new ProfileDrafts('me', {
    store: {
      all: async () => [...stored.values()],
      put: async (_id, draft) => void stored.set(draft.key, draft),
      drop: async (_id, draft) => {
        if (stored.get(draft.key)?.at === draft.at) stored.delete(draft.key);
      },
    },
    send,
    onChange: (next) => {
      held = next;
    },
    now: () => Date.now(),
  });
  return { drafts, stored, held: () => held.map(({ key, state }) => [key, state.kind]) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a change is kept in the browser until the server has it', async () => {
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const { drafts, stored, held } = setUp(() => promise);
  const saving = drafts.set('bio', 'Plans', 3);
  await vi.advanceTimersByTimeAsync(1);
  expect(stored.get('bio')).toMatchObject({ value: 'Plans', version: 3 });
  expect(held()).toEqual([['bio', 'sending']]);
  resolve({ kind: 'stored' });
  await saving;
  expect([held(), stored.size]).toEqual([[], 0]);
});

it('without a line changes wait, the last of each part goes out once with its first base when the line is back', async () => {
  let isDown = true;
  const sent: [string, unknown, number | null][] = [];
  const { drafts, stored, held } = setUp(async ({ key, value, version }) => {
    if (isDown) return { kind: 'unreachable' };
    sent.push([key, value, version]);
    return { kind: 'stored' };
  });
  await drafts.set('bio', 'One', 3);
  await drafts.set('bio', 'Two', 4);
  await vi.advanceTimersByTimeAsync(10);
  await drafts.set('phone', '123', 0);
  expect(held()).toEqual([
    ['bio', 'queued'],
    ['phone', 'queued'],
  ]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([
    ['bio', 'Two', 3],
    ['phone', '123', 0],
  ]);
  expect([held(), stored.size]).toEqual([[], 0]);
});

it('what an earlier visit could not send goes out at the next', async () => {
  const kept: ProfileDraft = { key: 'tagline', value: 'Planner', version: 1, at: 5 };
  const sent: unknown[] = [];
  const { drafts, stored } = setUp(
    async ({ value }) => {
      sent.push(value);
      return { kind: 'stored' };
    },
    new Map([['tagline', kept]]),
  );
  await drafts.restore();
  expect([sent, stored.size]).toEqual([['Planner'], 0]);
});

it('a change that meets a newer one waits for a choice: mine goes over it, theirs stays', async () => {
  const versions: (number | null)[] = [];
  const { drafts, held } = setUp(async ({ version }) => {
    versions.push(version);
    return version === 9 ? { kind: 'stored' } : { kind: 'conflict', theirs: { value: 'Theirs', version: 9 } };
  });
  await drafts.set('bio', 'Mine', 3);
  await drafts.set('tagline', 'Mine', 3);
  await drafts.flush();
  expect(held()).toEqual([
    ['bio', 'conflict'],
    ['tagline', 'conflict'],
  ]);
  await drafts.keepMine('bio');
  await drafts.giveUp('tagline');
  expect([held(), versions]).toEqual([[], [3, 3, 9]]);
});

it('a refused change stays with its reason and holds up no other', async () => {
  const { drafts, held } = setUp(async ({ key }) =>
    key === 'linkedin' ? { kind: 'refused', message: 'Not an address' } : { kind: 'stored' },
  );
  await drafts.set('linkedin', 'x', 0);
  await drafts.set('bio', 'Fine', 0);
  expect(held()).toEqual([['linkedin', 'refused']]);
});

it('nothing is sent twice, however often it is asked for, and a browser that keeps nothing still sends', async () => {
  const sent: unknown[] = [];
  const no = () => Promise.reject(new Error('no room'));
  const drafts = new ProfileDrafts('me', {
    store: { all: no, put: no, drop: no },
    send: async ({ value }) => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      sent.push(value);
      return { kind: 'stored' };
    },
    onChange: () => undefined,
    now: () => Date.now(),
  });
  void drafts.restore();
  void drafts.set('bio', 'Once', 0);
  void drafts.flush();
  void drafts.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(['Once']);
});
