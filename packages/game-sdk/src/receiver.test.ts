import { expect, test } from 'vitest';
import { createReceiver } from './receiver.ts';
import { checkedSample } from './testing/open-play.ts';

function running(now = 0) {
  const receiver = createReceiver(checkedSample());
  receiver.receive({ t: 'ready' }, now);
  receiver.receive({ t: 'start' }, now);
  return receiver;
}

const point = (seq: number, key: string, value: unknown, trial?: number) => ({
  t: 'data_point',
  seq,
  key,
  value,
  t_ms: 0,
  ...(trial === undefined ? {} : { trial }),
});

test('a duplicate is not taken again, and a gap is asked for once a second', () => {
  const receiver = running();
  expect(receiver.receive(point(1, 'n', 1), 0)).toMatchObject({ kind: 'taken', quality: 'ok' });
  expect(receiver.receive(point(1, 'n', 2), 0)).toEqual({ kind: 'duplicate', seq: 1 });
  expect(receiver.receive(point(3, 'n', 3), 10)).toEqual({ kind: 'gap', resend: { t: 'resend', from: 2 } });
  expect(receiver.receive(point(4, 'n', 4), 20)).toEqual({ kind: 'gap', resend: null });
  expect(receiver.receive(point(5, 'n', 5), 1010)).toEqual({ kind: 'gap', resend: { t: 'resend', from: 2 } });
  expect(receiver.lastSeq).toBe(1);
});

test('values are judged by the manifest: kept, but only what it declares may count', () => {
  const receiver = running();
  const qualities = [
    point(1, 'adjusted_pumps', 128.5),
    point(2, 'adjusted_pumps', 'many'),
    point(3, 'luck', 7),
    point(4, 'n', 1.5, 0),
    point(5, 'trial', [1], 0),
    point(6, 'adjusted_pumps', 3, 4),
  ].map((message) => receiver.receive(message, 0));
  expect(qualities.map((received) => 'quality' in received && received.quality)).toEqual([
    'out_of_range',
    'wrong_type',
    'unmapped',
    'wrong_type',
    'wrong_type',
    'too_many',
  ]);
  expect(receiver.missing()).toEqual(['adjusted_pumps']);
  receiver.receive(point(7, 'adjusted_pumps', 0), 0);
  expect(receiver.missing()).toEqual([]);
});

test('more repeated values than declared are too many, but a value for the same trial stands in', () => {
  const receiver = createReceiver({
    ...checkedSample(),
    data_points: checkedSample().data_points.map((spec) => ({ ...spec, max_count: 2 })),
  });
  receiver.receive({ t: 'ready' }, 0);
  receiver.receive({ t: 'start' }, 0);
  const received = [
    point(1, 'n', 1, 0),
    point(2, 'n', 2, 1),
    point(3, 'n', 3, 2),
    point(4, 'n', 4, 1),
    point(5, 'n', 5),
  ].map((message) => receiver.receive(message, 0));
  expect(received.map((each) => 'quality' in each && each.quality)).toEqual([
    'ok',
    'ok',
    'too_many',
    'ok',
    'too_many',
  ]);
});

test('messages before their turn and after the end are refused', () => {
  const receiver = createReceiver(null);
  expect(receiver.receive({ t: 'start' }, 0)).toEqual({ kind: 'refused', code: 'out_of_turn' });
  receiver.receive({ t: 'ready' }, 0);
  expect(receiver.receive(point(1, 'n', 1), 0)).toEqual({ kind: 'refused', code: 'out_of_turn' });
  expect(receiver.receive({ t: 'hello', sdk: '1.0.0' }, 0)).toEqual({ kind: 'refused', code: 'out_of_turn' });
  receiver.receive({ t: 'start' }, 0);
  receiver.receive({ t: 'complete', seq: 1, summary: {} }, 0);
  expect(receiver.state).toBe('completed');
  expect(receiver.receive(point(2, 'n', 1), 0)).toEqual({ kind: 'refused', code: 'ended' });
  expect(receiver.receive({ t: 'complete', seq: 1, summary: {} }, 0)).toEqual({ kind: 'duplicate', seq: 1 });
  receiver.reconnect();
  expect(receiver.state).toBe('completed');
});

test('a flood is dropped beyond 400 at once and 200 a second', () => {
  const receiver = running();
  const flood = (now: number) => {
    let taken = 0;
    for (let n = 0; n < 20_000; n++) {
      if (receiver.receive({ t: 'log', level: 'info', msg: 'x' }, now).kind === 'passing') taken += 1;
    }
    return taken;
  };
  expect([flood(0), flood(1000), flood(60_000)]).toEqual([398, 200, 400]);
});

test('a session ends when its messages or bytes are used up', () => {
  const byCount = createReceiver(null, 49_999);
  byCount.receive({ t: 'ready' }, 0);
  expect(byCount.receive({ t: 'start' }, 0)).toEqual({ kind: 'refused', code: 'session_full' });
  expect(byCount.state).toBe('failed');
  const bySize = running();
  const state = 'x'.repeat(65_000);
  let seq = 0;
  while (bySize.state === 'running') bySize.receive({ t: 'checkpoint', seq: ++seq, state }, seq * 10);
  expect([bySize.state, seq]).toEqual(['failed', 162]);
});
