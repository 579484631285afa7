import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OutgoingEvent } from './outgoing-event.ts';
import {
  EventRefused,
  type EventStore,
  PlayLink,
  PlayLost,
  type PlayTransport,
  type PlayView,
  Unreachable,
} from './play-link.ts';

/** A server that keeps events by the protocol's rules and loses the line when told. */
function lossyServer(view: Partial<PlayView> = {}) {
  const stored: OutgoingEvent[] = [];
  const server = {
    stored,
    fails: [] as ('before' | 'after' | 'ok')[],
    lost: false,
    /** Why an event is never taken; null: it is. */
    refuses: (_event: OutgoingEvent): string | null => null,
    batches: [] as OutgoingEvent[][],
  };
  const read = (): PlayView => ({
    play_id: 'p',
    application_id: 'a',
    accommodations_offered: [],
    state: 'active',
    simulation_name: '',
    tasks: [
      {
        index: 0,
        key: 'cargo-drone',
        name: '',
        minutes: 1,
        words: null,
        time_limit_ms: view.time_limit_ms ?? null,
        finished: false,
        is_uploaded: false,
      },
    ],
    task_index: 0,
    step: stored.length,
    of: 10_000,
    task_begun: false,
    stimuli: [],
    resume_point: null,
    time_limit_ms: null,
    group_left_ms: null,
    task_clock: { used_ms: 0, since_ms: null },
    timed_out: [],
    last_outcome: null,
    last_seq: stored.length,
    last_t_ms: stored.at(-1)?.t_ms ?? 0,
    accommodations: {
      time_factor: 1,
      reduced_motion: false,
      color_safe: false,
      large_text: false,
      keyboard_only: false,
      screen_reader: false,
    },
    active_ms: 0,
    deadline_at: '2026-12-01T00:00:00.000Z',
    finished: false,
    ...view,
  });
  const transport: PlayTransport = {
    read: async () => read(),
    async send(events) {
      if (server.lost) throw new PlayLost('elsewhere');
      const fate = server.fails.shift() ?? 'ok';
      if (fate === 'before') throw new Unreachable('down');
      const outcomes: { seq: number; outcome: unknown }[] = [];
      for (const event of events) {
        const code = event.seq > stored.length ? server.refuses(event) : null;
        if (code !== null) throw new EventRefused(event.seq, code, 'It is refused.');
      }
      server.batches.push([...events]);
      for (const event of events) {
        if (event.seq <= stored.length) continue;
        if (event.seq !== stored.length + 1) throw new Error(`gap at ${event.seq}`);
        stored.push(event);
        if (event.type === 'input') outcomes.push({ seq: event.seq, outcome: { seen: event.payload } });
      }
      if (fate === 'after') throw new Unreachable('the answer was lost');
      return {
        acked_seq: stored.length,
        outcomes,
        task_index: 0,
        step: stored.length,
        of: 10_000,
        task_finished: false,
        finished: false,
        state: 'active',
        stimuli: [],
        time_limit_ms: view.time_limit_ms ?? null,
        group_left_ms: null,
        task_clock: { used_ms: 0, since_ms: null },
        timed_out: [],
      };
    },
    complete: async () => ({ state: 'completed', application_status: 'applied', score_card_id: null }),
  };
  return { server, transport };
}

function memoryStore(): EventStore & { rows: OutgoingEvent[]; noted: number } {
  const store = {
    rows: [] as OutgoingEvent[],
    noted: 0,
    clock: () => store.noted,
    noteClock: (_play: string, t_ms: number) => {
      store.noted = t_ms;
    },
    all: async () => [...store.rows],
    add: async (_play: string, event: OutgoingEvent) => void store.rows.push(event),
    dropThrough: async (_play: string, seq: number) => {
      store.rows = store.rows.filter((event) => event.seq > seq);
    },
    replaceFrom: async (_play: string, seq: number, events: readonly OutgoingEvent[]) => {
      store.rows = [...store.rows.filter((event) => event.seq < seq), ...events];
    },
  };
  return store;
}

/** A clock whose timers fire at once, in turn. */
const eager = {
  now: () => 1000,
  later(run: () => void) {
    queueMicrotask(run);
    return () => undefined;
  },
};

describe('the play link', () => {
  it('sends every event exactly once and in order, however the line fails', async () => {
    const fates = fc.array(fc.constantFrom('before' as const, 'after' as const, 'ok' as const), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(fates, fc.integer({ min: 1, max: 250 }), async (fails, count) => {
        const { server, transport } = lossyServer();
        server.fails = [...fails];
        const store = memoryStore();
        const link = await PlayLink.open('p', transport, store, eager);
        for (let i = 0; i < count; i += 1) await link.record('input', i, 1000 + i);
        await link.settled();
        expect(server.stored.map((event) => event.payload)).toEqual(
          Array.from({ length: count }, (_, i) => i),
        );
        expect(store.rows).toEqual([]);
        expect(link.state().pending).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('gives an outcome only after the server has judged the input', async () => {
    const { server, transport } = lossyServer();
    server.fails = ['before', 'before', 'ok'];
    const link = await PlayLink.open('p', transport, memoryStore(), eager);
    expect(await link.record('input', 'crate', 1000, { awaitsOutcome: true })).toEqual({ seen: 'crate' });
  });

  it('sends what an earlier visit left behind before it goes on', async () => {
    const { server, transport } = lossyServer();
    const store = memoryStore();
    store.rows = [1, 2, 3].map((seq) => ({
      seq,
      t_ms: seq,
      task_index: 0,
      type: 'input' as const,
      payload: seq,
    }));
    const link = await PlayLink.open('p', transport, store, eager);
    expect(server.stored).toHaveLength(3);
    expect(store.rows).toEqual([]);
    await link.record('input', 4, 1000);
    await link.settled();
    expect(server.stored.at(-1)).toMatchObject({ seq: 4 });
    expect(server.stored.at(-1)?.t_ms).toBeGreaterThanOrEqual(3);
  });

  it('stops when the play was opened elsewhere, and says so to the game that waits', async () => {
    const { server, transport } = lossyServer();
    const link = await PlayLink.open('p', transport, memoryStore(), eager);
    server.lost = true;
    await expect(link.record('input', 1, 1000, { awaitsOutcome: true })).rejects.toThrow('elsewhere');
    expect(link.state().status).toBe('lost');
  });

  it('never lets the stamps run backwards', async () => {
    const { server, transport } = lossyServer();
    const link = await PlayLink.open('p', transport, memoryStore(), eager);
    for (const time of [1005, 1001, 1010]) await link.record('focus', null, time);
    await link.settled();
    const stamps = server.stored.map((event) => event.t_ms);
    expect(stamps).toEqual([...stamps].sort((a, b) => a - b));
  });

  it('does not count the time of a pause, nor what was done while it lasted', async () => {
    const { server, transport } = lossyServer();
    const link = await PlayLink.open('p', transport, memoryStore(), eager);
    await link.record('input', 1, 1500);
    await link.record('pause', null, 2000);
    await link.record('input', 'late', 2010);
    await link.record('resume', null, 62_000);
    await link.record('input', 2, 62_300);
    await link.settled();
    expect(server.stored.map((event) => event.t_ms)).toEqual([500, 1000, 1000, 1000, 1300]);
  });

  it('goes on in a new tab with the time that this browser noted last', async () => {
    const { server, transport } = lossyServer();
    const store = memoryStore();
    let now = 1000;
    const clock = { ...eager, now: () => now };
    const killed = await PlayLink.open('p', transport, store, clock);
    await killed.record('input', 1, 1400);
    await killed.settled();
    now = 3250;
    killed.noteClock();
    killed.close();
    now = 90_000;
    const link = await PlayLink.open('p', transport, store, clock);
    await link.record('resume', null, 95_000);
    await link.record('input', 2, 95_100);
    await link.settled();
    expect(server.stored.map((event) => event.t_ms)).toEqual([400, 2250, 2350]);
  });

  it('tells the time left for a task, which stands before it begins and during a pause', async () => {
    let now = 1000;
    const clock = { ...eager, now: () => now };
    const { transport } = lossyServer({ time_limit_ms: 30_000 });
    const link = await PlayLink.open('p', transport, memoryStore(), clock);
    now = 5000;
    expect(link.timeLeft()).toBe(30_000);
    await link.record('task_started', null, 5000);
    now = 9000;
    expect(link.timeLeft()).toBe(26_000);
    await link.record('pause', null, 9000);
    now = 80_000;
    expect(link.timeLeft()).toBe(26_000);
    await link.record('resume', null, 80_000);
    now = 107_000;
    expect(link.timeLeft()).toBe(0);
    const free = await PlayLink.open('p', lossyServer().transport, memoryStore(), clock);
    expect(free.timeLeft()).toBeNull();
  });

  it('leaves what was under way to the next link once it is closed', async () => {
    const { server, transport } = lossyServer();
    const store = memoryStore();
    let answer: () => void = () => undefined;
    const slow: PlayTransport = {
      ...transport,
      async send(events) {
        const sent = await transport.send(events);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return sent;
      },
    };
    const old = await PlayLink.open('p', slow, store, eager);
    await old.record('input', 'under way', 1100);
    await expect.poll(() => server.stored.length).toBe(1);
    old.close();
    answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.rows.map((event) => event.payload)).toEqual(['under way']);
    const link = await PlayLink.open('p', transport, store, eager);
    await link.record('input', 'next', 1200);
    await link.settled();
    expect(server.stored.map((event) => event.payload)).toEqual(['under way', 'next']);
  });

  it('sends large events in requests that the server takes, and small ones a hundred at a time', async () => {
    const { server, transport } = lossyServer();
    const store = memoryStore();
    store.rows = Array.from({ length: 258 }, (_, at) => ({
      seq: at + 1,
      t_ms: at,
      task_index: 0,
      type: 'input',
      payload: at < 8 ? { t: 'checkpoint', state: 'ü'.repeat(32_000) } : at,
    }));
    await PlayLink.open('p', transport, store, eager);
    const sizes = server.batches.map((batch) => Buffer.byteLength(JSON.stringify({ events: batch })));
    expect(Math.max(...sizes)).toBeLessThan(300_000);
    expect(Math.max(...server.batches.map((batch) => batch.length))).toBe(100);
    expect(server.stored).toHaveLength(258);
  });

  it('takes a refused event back where that was foreseen, and what came after it still arrives', async () => {
    const { server, transport } = lossyServer();
    const store = memoryStore();
    server.refuses = ({ payload }) => (payload === 'too early' ? 'incomplete' : null);
    const link = await PlayLink.open('p', transport, store, eager);
    const refused: string[] = [];
    const onRefused = ({ code }: EventRefused) => refused.push(code);
    const ended = link.record('input', 'too early', 1000, { awaitsOutcome: true, onRefused });
    const rejected = expect(ended).rejects.toMatchObject({ code: 'incomplete' });
    void link.record('focus', null, 1000);
    const judged = link.record('input', 'once more', 1000, { awaitsOutcome: true });
    await rejected;
    expect(await judged).toEqual({ seen: 'once more' });
    await link.settled();
    expect(refused).toEqual(['incomplete']);
    expect(server.stored.map(({ seq, type }) => [seq, type])).toEqual([
      [1, 'focus'],
      [2, 'input'],
    ]);
    expect(store.rows).toEqual([]);
    expect(link.state().status).toBe('playing');
  });

  it('stops at a refusal that nobody foresaw, and can be opened again', async () => {
    const { server, transport } = lossyServer();
    const store = memoryStore();
    server.refuses = ({ payload }) => (payload === 'wrong' ? 'malformed' : null);
    const link = await PlayLink.open('p', transport, store, eager);
    await link.record('input', 'right', 1000);
    await link.record('input', 'wrong', 1000);
    await link.record('input', 'after', 1000);
    await link.settled();
    expect(link.state()).toMatchObject({ status: 'refused', problem: 'It is refused.' });
    const again = await PlayLink.open('p', transport, store, eager);
    await again.record('input', 'next', 1000);
    await again.settled();
    expect(server.stored.map(({ payload }) => payload)).toEqual(['right', 'next']);
  });

  it('opens although an earlier visit left something that is never taken', async () => {
    const { server, transport } = lossyServer();
    const store = memoryStore();
    server.refuses = ({ payload }) => (payload === 2 ? 'incomplete' : null);
    store.rows = [1, 2, 3].map((seq) => ({ seq, t_ms: seq, task_index: 0, type: 'input', payload: seq }));
    const link = await PlayLink.open('p', transport, store, eager);
    expect(server.stored.map(({ payload }) => payload)).toEqual([1]);
    expect([link.state().view.last_seq, store.rows]).toEqual([1, []]);
  });
});
