import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GameSdkError } from './game-sdk-error.ts';
import type { GameSession } from './game-session.ts';
import { connect } from './sdk.ts';
import { openPlay } from './testing/open-play.ts';

function codeOf(call: () => unknown): string | null {
  try {
    call();
    return null;
  } catch (error) {
    return error instanceof GameSdkError ? error.code : String(error);
  }
}

function begin(session: GameSession): void {
  session.ready();
  session.start();
}

test('a play from hello to complete arrives with its settings, values and required data points', async () => {
  const { host, session, settle } = await openPlay({ params: { flights: 30 }, locale: 'ar', dir: 'rtl' });
  expect(session.params).toEqual({ flights: 30, wind: 'calm' });
  expect([session.locale, session.dir, session.resumeState, session.simulate]).toEqual([
    'ar',
    'rtl',
    null,
    false,
  ]);
  begin(session);
  session.progress(50, { step: 1, of: 2 });
  session.dataPoint('trial', { pumps: 12, burst: false }, { trial: 0, t: 900 });
  session.dataPoint('adjusted_pumps', 31.5);
  session.dataPoint('luck', 7);
  session.log('info', 'nearly there');
  await Promise.all([session.complete({ flights: 1 }), settle(() => host.state === 'completed')]);
  const report = host.report();
  expect(report.values.map(({ key, quality }) => `${key} ${quality}`)).toEqual([
    'trial ok',
    'adjusted_pumps ok',
    'luck unmapped',
  ]);
  expect([report.missing, report.problems]).toEqual([[], []]);
  expect(host.passing.map(({ t }) => t)).toEqual(['ready', 'start', 'progress', 'log']);
});

test('calls out of turn, after the end and with what cannot be sent are refused by name, and use no number', async () => {
  const { host, session, settle } = await openPlay();
  expect(codeOf(() => session.start())).toBe('not_ready');
  session.ready();
  expect(codeOf(() => session.dataPoint('n', 1))).toBe('not_started');
  session.start();
  expect(codeOf(() => session.dataPoint('N', 1))).toBe('bad_name');
  expect(codeOf(() => session.event('two words'))).toBe('bad_name');
  expect(codeOf(() => session.dataPoint('n', Number.NaN))).toBe('bad_value');
  expect(codeOf(() => session.dataPoint('n', new Map() as never))).toBe('bad_value');
  expect(codeOf(() => session.dataPoint('n', 1, { trial: -1 }))).toBe('bad_value');
  expect(codeOf(() => session.dataPoint('trial', { text: 'x'.repeat(33_000) }))).toBe('too_large');
  expect(codeOf(() => session.checkpoint('x'.repeat(65_000)))).toBe(null);
  expect(codeOf(() => session.checkpoint('x'.repeat(66_000)))).toBe('too_large');
  await Promise.all([session.complete(), settle(() => host.state === 'completed')]);
  expect(host.taken.map(({ seq, t }) => `${seq} ${t}`)).toEqual(['1 checkpoint', '2 complete']);
  for (const call of [
    () => session.dataPoint('n', 1),
    () => session.event('late'),
    () => session.checkpoint(1),
    () => session.progress(1),
    () => session.terminate('late'),
    () => session.complete(),
  ]) {
    expect(codeOf(call)).toBe('already_complete');
  }
  expect([session.log('info', 'late'), session.error('late', 'late')]).toEqual([false, false]);
  expect(host.report().problems).toEqual([]);
});

test('playing time and listeners follow pause and resume; what is measured while paused still arrives', async () => {
  const { host, session, settle, advance } = await openPlay();
  const heard: string[] = [];
  session.onPause(() => heard.push('pause'));
  session.onResume(() => heard.push('resume'));
  begin(session);
  advance(1000);
  host.pause();
  await settle(() => session.paused);
  const pausedAt = session.time();
  advance(60_000);
  expect(session.time()).toBe(pausedAt);
  session.dataPoint('n', 1);
  session.onPause(() => heard.push('late listener'));
  host.resume();
  await settle(() => !session.paused && host.taken.length === 1);
  expect(heard).toEqual(['pause', 'late listener', 'resume']);
  expect(host.taken[0]).toMatchObject({ t: 'data_point', t_ms: pausedAt });
});

test('after a reload the game goes on from its checkpoint and numbers on', async () => {
  const { host, session, settle, connectAgain } = await openPlay();
  begin(session);
  const first = session.random('trial 1').next();
  session.dataPoint('n', 1, { trial: 0 });
  session.checkpoint({ next_trial: 1 });
  session.dataPoint('n', 2, { trial: 1 });
  await settle(() => host.taken.length === 3);
  host.interrupt();
  const again = await connectAgain();
  expect(again.resumeState).toEqual({ next_trial: 1 });
  expect(again.random('trial 1').next()).toBe(first);
  begin(again);
  again.dataPoint('n', 5, { trial: 1 });
  await Promise.all([again.complete(), settle(() => host.state === 'completed')]);
  expect(host.taken.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(host.report().values.map(({ trial, value }) => [trial, value])).toEqual([
    [0, 1],
    [1, 5],
  ]);
  expect(host.report().problems).toEqual([]);
});

test('complete waits for the host to have everything, and tells when the host stops instead', async () => {
  const { host, session, settle } = await openPlay();
  begin(session);
  host.loseNetwork();
  let stored = false;
  const done = session.complete().then(() => {
    stored = true;
  });
  await settle(() => host.state === 'completed');
  expect(stored).toBe(false);
  host.restoreNetwork();
  await Promise.all([done, settle(() => stored)]);

  const other = await openPlay();
  begin(other.session);
  other.host.loseNetwork();
  const refused = expect(other.session.complete()).rejects.toMatchObject({ code: 'stopped' });
  other.host.stop('time_limit');
  await other.settle(() => other.session.stopped !== null);
  await refused;
  expect(other.session.stopped).toBe('time_limit');
  expect(codeOf(() => other.session.event('late'))).toBe('already_complete');
});

test('Escape asks the host for a pause, and so may the game', async () => {
  const { host, settle } = await openPlay();
  let press: () => void = () => undefined;
  const around = host.surroundings();
  host.interrupt();
  const again = await connect({ surroundings: { ...around, onEscape: (listener) => (press = listener) } });
  press();
  again.askPause();
  await settle(() => host.passing.length === 2);
  expect(host.passing).toEqual([{ t: 'ask_pause' }, { t: 'ask_pause' }]);
});

test('stop and terminate end the play', async () => {
  const stopped = await openPlay();
  begin(stopped.session);
  const reasons: string[] = [];
  stopped.session.onStop((reason) => reasons.push(reason));
  stopped.host.stop('withdrawn');
  await stopped.settle(() => reasons.length === 1);
  expect(codeOf(() => stopped.session.dataPoint('n', 1))).toBe('stopped');

  const left = await openPlay();
  begin(left.session);
  left.session.terminate('asked to leave');
  expect(codeOf(() => left.session.dataPoint('n', 1))).toBe('stopped');
  await left.settle(() => left.host.state === 'terminated');
});

test('20,000 messages arrive in order, below the rate', { timeout: 60_000 }, async () => {
  const { host, session, settle } = await openPlay();
  begin(session);
  for (let n = 0; n < 20_000; n++) session.dataPoint('n', n, { trial: n });
  await settle(() => host.taken.length === 20_000);
  expect(host.taken.every((message, at) => message.seq === at + 1)).toBe(true);
  expect(host.taken.every((message, at) => message.t === 'data_point' && message.value === at)).toBe(true);
  expect(host.report().problems).toEqual([]);
});

test('the messages of a session are limited, and complete still fits', { timeout: 60_000 }, async () => {
  const { session } = await openPlay();
  begin(session);
  let sent = 0;
  while (codeOf(() => session.event('tick')) === null) sent += 1;
  expect(sent).toBe(50_000 - 3);
  expect(codeOf(() => session.event('tick'))).toBe('session_full');
  expect(codeOf(() => void session.complete())).toBe(null);
});

test('a ping is answered with where the game is', async () => {
  const { host, session, settle } = await openPlay();
  begin(session);
  session.progress(40);
  host.ping();
  await settle(() => host.passing.length === 4);
  expect(host.passing.at(-1)).toEqual({ t: 'progress', pct: 40 });
});

test('a simulated play repeated with the same seed gives the same values', async () => {
  const { host, session, settle, connectAgain } = await openPlay({ simulate: true });
  const play = async (game: GameSession) => {
    begin(game);
    const chance = game.random();
    for (let trial = 0; trial < 20; trial++) game.dataPoint('n', chance.integer(0, 9), { trial });
    game.dataPoint('adjusted_pumps', chance.integer(0, 128));
    await Promise.all([game.complete(), settle(() => host.state === 'completed')]);
  };
  expect(session.simulate).toBe(true);
  await play(session);
  expect(host.report().same_as_before).toBe(null);
  host.replay();
  await play(await connectAgain());
  expect(host.report()).toMatchObject({ same_as_before: true, missing: [] });
});

test('without a host, connecting says so', async () => {
  const { host, advance } = await openPlay();
  const alone = { ...host.surroundings(), sayHello: () => false };
  await expect(connect({ surroundings: alone })).rejects.toMatchObject({ code: 'no_host' });
  const silent = connect({ surroundings: { ...host.surroundings(), sayHello: () => true }, timeoutMs: 500 });
  const refused = expect(silent).rejects.toMatchObject({ code: 'no_host' });
  advance(1000);
  await refused;
});

test('a game that is not ready in time is noted', async () => {
  const { host, advance } = await openPlay();
  advance(60_000);
  expect(host.report().problems).toEqual([{ code: 'load_failed', count: 1 }]);
});

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('send' as const), count: fc.integer({ min: 1, max: 9 }) }),
  },
  fc.record({ do: fc.constant('lose' as const), count: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ do: fc.constant('ask' as const), count: fc.integer({ min: 0, max: 8 }) }),
  fc.record({
    do: fc.constantFrom('offline' as const, 'online' as const, 'pause' as const, 'resume' as const),
    count: fc.constant(0),
  }),
  fc.record({ do: fc.constant('turn' as const), count: fc.integer({ min: 1, max: 3 }) }),
);

test('whatever is lost, repeated or paused, the host has every message once and in order', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { host, session, settle } = await openPlay();
      begin(session);
      let sent = 0;
      for (const { do: what, count } of steps) {
        if (what === 'send') for (let n = 0; n < count; n++) session.dataPoint('n', sent, { trial: sent++ });
        if (what === 'lose') host.loseNext(count);
        if (what === 'ask') host.askAgain(Math.max(1, host.taken.length - count));
        if (what === 'offline') host.loseNetwork();
        if (what === 'online') host.restoreNetwork();
        if (what === 'pause') host.pause();
        if (what === 'resume') host.resume();
        for (let turn = 0; what === 'turn' && turn < count; turn++) {
          await new Promise<void>((resolve) => setImmediate(resolve));
        }
      }
      let stored = false;
      void session.complete().then(() => {
        stored = true;
      });
      host.restoreNetwork();
      await settle(() => {
        if (!stored) host.askAgain();
        return stored;
      });
      expect(host.taken.map(({ seq }) => seq)).toEqual(Array.from({ length: sent + 1 }, (_, at) => at + 1));
      expect(host.taken.flatMap((message) => (message.t === 'data_point' ? [message.value] : []))).toEqual(
        Array.from({ length: sent }, (_, at) => at),
      );
      host.close();
    }),
    { numRuns: 150 },
  );
});
