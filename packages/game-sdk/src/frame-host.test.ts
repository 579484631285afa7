import { expect, test } from 'vitest';
import { openFrame, openRudeGame } from './testing/open-frame.ts';

const hello = { t: 'hello', sdk: '1.0.0' };
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a play goes from waiting to completed, and every message that counts is acknowledged once it is kept', async () => {
  const frame = openFrame({ keeps: false });
  expect(frame.phase).toBe('waiting');
  const session = await frame.connectGame();
  expect(frame.phase).toBe('loading');
  frame.advance(1200);
  session.ready();
  await frame.settle(() => frame.phase === 'ready', 0);
  expect(frame.host.snapshot().loaded_ms).toBe(1200);
  session.start();
  session.dataPoint('adjusted_pumps', 31);
  let stored = false;
  void session.complete().then(() => {
    stored = true;
  });
  await frame.settle(() => frame.phase === 'completed', 0);
  expect(frame.taken.map(({ t }) => t)).toEqual(['data_point', 'complete']);
  expect(stored).toBe(false);
  frame.host.stored(1);
  await turn();
  expect(stored).toBe(false);
  frame.host.stored(2);
  await frame.settle(() => stored, 0);
});

test('only the frame itself is answered, by its own origin, and once a load', async () => {
  const frame = openFrame({ origin: 'http://builds.example' });
  frame.standIn.post(hello, { postMessage: () => expect.unreachable() });
  frame.standIn.post(hello, undefined, 'http://elsewhere.example');
  frame.standIn.post(hello, undefined, 'null');
  frame.standIn.post({ t: 'ready' });
  frame.standIn.post('hello');
  expect(frame.phase).toBe('waiting');
  const session = await frame.connectGame();
  frame.standIn.post(hello);
  session.ready();
  await frame.settle(() => frame.phase === 'ready', 0);
  expect(frame.standIn.targets).toEqual(['http://builds.example']);
  frame.detach();
  expect(frame.standIn.isListenedTo).toBe(false);
});

test('a game that does not say hello, or is not ready in time, has failed to load; a new load may succeed', async () => {
  const silent = openFrame();
  silent.advance(14_999);
  expect(silent.phase).toBe('waiting');
  silent.advance(1);
  expect(silent.host.snapshot()).toMatchObject({ phase: 'failed', failure: 'no_hello' });

  const slow = openFrame({ times: { ready_ms: 90_000 } });
  await slow.connectGame();
  slow.advance(89_999);
  expect(slow.phase).toBe('loading');
  slow.advance(1);
  expect(slow.failures).toEqual(['not_ready']);
  slow.host.reload();
  expect(slow.host.snapshot()).toMatchObject({ phase: 'waiting', failure: null, load: 2 });
  slow.detach();
  slow.host.attach(slow.standIn.frame, slow.standIn.page);
  const session = await slow.connectGame();
  session.ready();
  await slow.settle(() => slow.phase === 'ready', 0);
});

test('a game made for another protocol is told apart from one that is silent', () => {
  const frame = openFrame();
  frame.standIn.post({ t: 'hello', sdk: '2.0.0' });
  expect(frame.failures).toEqual(['old_sdk']);
});

test('an address that leads nowhere is known at once; a game that is there cannot say so of itself', async () => {
  const gone = openFrame();
  gone.standIn.post({ t: 'unavailable' });
  expect(gone.failures).toEqual(['unavailable']);
  gone.host.reload();
  expect(gone.phase).toBe('waiting');
  gone.detach();

  const there = openFrame();
  await there.connectGame();
  there.standIn.post({ t: 'unavailable' });
  expect(there.phase).toBe('loading');
  there.detach();
});

test('a frame that reloads by itself goes on from its checkpoint, and nothing is taken twice', async () => {
  const frame = openFrame();
  const first = await frame.connectGame();
  first.ready();
  first.start();
  first.dataPoint('n', 1, { trial: 0 });
  first.checkpoint({ next: 1 });
  first.dataPoint('n', 2, { trial: 1 });
  await frame.settle(() => frame.taken.length === 3, 0);
  const port = await openedAgain(frame);
  expect(port.init).toMatchObject({ resume_state: { next: 1 }, last_seq: 3 });
  expect(frame.phase).toBe('loading');
  port.port.postMessage({ t: 'ready' });
  port.port.postMessage({ t: 'start' });
  port.port.postMessage({ t: 'event', seq: 3, type: 'old' });
  port.port.postMessage({ t: 'event', seq: 4, type: 'new' });
  await frame.settle(() => frame.taken.length === 4, 0);
  expect(frame.taken.at(-1)).toEqual({ t: 'event', seq: 4, type: 'new' });
  expect(frame.host.snapshot().load).toBe(1);
});

/** Another page in the frame, greeting as the SDK does until it is answered. */
async function openedAgain(frame: ReturnType<typeof openFrame>) {
  let opened: { init: unknown; port: MessagePort } | null = null;
  frame.standIn.open().onPort((init, port) => {
    opened = { init, port };
  });
  while (!opened) {
    frame.standIn.post(hello);
    frame.advance(250);
    await turn();
  }
  return opened as { init: unknown; port: MessagePort };
}

test('a game that keeps reloading itself is given up', async () => {
  const frame = openFrame();
  for (let load = 0; load < 40 && frame.phase !== 'failed'; load++) {
    frame.standIn.post(hello);
    frame.advance(1100);
  }
  expect(frame.failures).toEqual(['too_many_loads']);
});

test('pause reaches the game at once, and one that loads meanwhile as soon as it is there', async () => {
  const frame = openFrame();
  frame.host.pause();
  const session = await frame.connectGame();
  await frame.settle(() => session.paused, 0);
  frame.host.resume();
  await frame.settle(() => !session.paused, 0);
});

test('a game that is silent although it is asked does not respond; pausing is no silence', async () => {
  const frame = openFrame();
  const port = await openRudeGame(frame);
  let answers = true;
  const pings: unknown[] = [];
  port.onmessage = ({ data }) => {
    if (data.t !== 'ping') return;
    pings.push(data);
    if (answers) port.postMessage({ t: 'progress', pct: 1 });
  };
  port.postMessage({ t: 'ready' });
  await frame.settle(() => frame.phase === 'ready', 0);
  await frame.settle(() => pings.length === 4);
  expect(frame.host.snapshot().responding).toBe(true);
  answers = false;
  await frame.settle(() => !frame.host.snapshot().responding);
  frame.host.pause();
  expect(frame.host.snapshot().responding).toBe(true);
  frame.advance(120_000);
  expect(frame.host.snapshot().responding).toBe(true);
  frame.host.resume();
  await frame.settle(() => !frame.host.snapshot().responding);
  port.postMessage({ t: 'progress', pct: 2 });
  await frame.settle(() => frame.host.snapshot().responding, 0);
  port.close();
});

test('a flood is dropped and soon ends the frame, over the port and at the window', async () => {
  const frame = openFrame();
  const port = await openRudeGame(frame);
  port.postMessage({ t: 'ready' });
  port.postMessage({ t: 'start' });
  for (let seq = 1; seq <= 20_000; seq++) port.postMessage({ t: 'event', seq, type: 'flood' });
  await frame.settle(() => frame.phase === 'failed', 0);
  expect(frame.failures).toEqual(['flood']);
  expect(frame.taken).toHaveLength(398);
  expect(frame.refused.length).toBeLessThanOrEqual(301);

  const knocking = openFrame();
  for (let n = 0; n < 1000; n++) knocking.standIn.post({ t: 'anything' });
  expect(knocking.failures).toEqual(['flood']);
});

test('of a million messages at once a few hundred are unpacked, then nobody listens', async () => {
  const frame = openFrame();
  await frame.connectGame();
  let unpacked = 0;
  const message = () => ({
    get t() {
      unpacked += 1;
      return 'hello';
    },
  });
  for (let n = 0; n < 1_000_000; n++) frame.standIn.post(message());
  expect(frame.failures).toEqual(['flood']);
  expect(frame.standIn.isListenedTo).toBe(false);
  expect(unpacked).toBeLessThan(2_000);
});

test('messages that cannot be read end the frame ten times sooner', async () => {
  const frame = openFrame();
  const port = await openRudeGame(frame);
  for (let n = 0; n < 300; n++) port.postMessage({ t: 'event', seq: n + 1, type: 'x'.repeat(20_000) });
  await frame.settle(() => frame.phase === 'failed', 0);
  expect(frame.failures).toEqual(['flood']);
  expect(frame.refused).toHaveLength(31);
});

test('a game that has come to its end and floods the window is no longer listened to', async () => {
  const frame = openFrame();
  await frame.connectGame();
  frame.host.stop('time_limit');
  for (let n = 0; n < 1000; n++) frame.standIn.post(hello);
  expect(frame.phase).toBe('stopped');
  expect(frame.standIn.isListenedTo).toBe(false);
});

test('held back, messages stay with the game and arrive afterwards, once and in order', async () => {
  const frame = openFrame();
  const session = await frame.connectGame();
  session.ready();
  session.start();
  frame.host.hold(true);
  for (let n = 0; n < 50; n++) session.dataPoint('n', n, { trial: n });
  await frame.settle(() => frame.passing.length === 2, 0);
  for (let n = 0; n < 10; n++) await turn();
  expect(frame.taken).toEqual([]);
  frame.host.hold(false);
  await frame.settle(() => frame.taken.length === 50);
  expect(frame.taken.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
});

test('after stop the game knows why, and nothing more is taken', async () => {
  const frame = openFrame();
  const session = await frame.connectGame();
  session.ready();
  session.start();
  session.dataPoint('n', 1, { trial: 0 });
  await frame.settle(() => frame.taken.length === 1, 0);
  frame.host.stop('time_limit');
  await frame.settle(() => session.stopped === 'time_limit', 0);
  frame.host.reload();
  expect(frame.host.snapshot()).toMatchObject({ phase: 'stopped', load: 1 });
  frame.standIn.post(hello);
  expect([frame.phase, frame.taken.length]).toEqual(['stopped', 1]);
});

test('what was kept in earlier visits is not taken again', async () => {
  const frame = openFrame({ lastSeq: 7, resumeState: { next: 3 } });
  const session = await frame.connectGame();
  expect(session.resumeState).toEqual({ next: 3 });
  session.ready();
  session.event('back');
  await frame.settle(() => frame.taken.length === 1, 0);
  expect(frame.taken[0]).toMatchObject({ seq: 8 });
  expect([frame.host.lastSeq, frame.host.checkpoint]).toEqual([8, { next: 3 }]);
});

test('when the messages of a session are used up, it has failed for good', async () => {
  const frame = openFrame({ lastSeq: 49_999 });
  const port = await openRudeGame(frame);
  port.postMessage({ t: 'ready' });
  port.postMessage({ t: 'start' });
  await frame.settle(() => frame.phase === 'failed', 0);
  frame.host.reload();
  expect(frame.host.snapshot()).toMatchObject({ phase: 'failed', failure: 'session_full' });
});
