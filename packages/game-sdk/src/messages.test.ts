import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonSize } from './json-size.ts';
import { parseChildMessage } from './parse-child-message.ts';
import { parseHostMessage } from './parse-host-message.ts';
import type { ChildMessage, HostMessage } from './protocol.ts';
import { createRandom } from './random.ts';

const CHILD: readonly ChildMessage[] = [
  { t: 'hello', sdk: '1.0.0' },
  { t: 'ready' },
  { t: 'start' },
  { t: 'progress', pct: 12.5, step: 1, of: 8 },
  { t: 'data_point', seq: 1, key: 'rt', value: 412.5, trial: 0, t_ms: 900 },
  { t: 'event', seq: 2, type: 'window_blur' },
  { t: 'checkpoint', seq: 3, state: { next: [1, 2, null] } },
  { t: 'complete', seq: 4, summary: {} },
  { t: 'terminate', reason: 'left' },
  { t: 'error', code: 'no_sound', msg: 'No sound.' },
  { t: 'log', level: 'warn', msg: 'Slow.' },
];

const HOST: readonly HostMessage[] = [
  {
    t: 'init',
    session: 's',
    build_version: '1.0',
    seed: 'x',
    params: { flights: 20 },
    locale: 'en',
    dir: 'ltr',
    a11y: { reduced_motion: true, time_factor: null, contrast: 'more' },
    resume_state: null,
    last_seq: 0,
    simulate: false,
  },
  { t: 'pause' },
  { t: 'resume' },
  { t: 'stop', reason: 'time_limit' },
  { t: 'ack', seq: 3 },
  { t: 'resend', from: 1 },
  { t: 'ping' },
];

test('every message of the protocol is read as it was written, without what the protocol does not know', () => {
  for (const message of CHILD) {
    const parsed = parseChildMessage({ ...message, extra: 1 });
    expect(parsed.message).toEqual(message);
    expect(parsed).toMatchObject({ size: Buffer.byteLength(JSON.stringify({ ...message, extra: 1 })) });
  }
  for (const message of HOST) expect(parseHostMessage({ ...message, extra: 1 })).toEqual(message);
});

test('a message without one of its fields, or with a wrong one, is refused', () => {
  const optional = new Set(['step', 'of', 'trial', 'simulate']);
  for (const message of [...CHILD, ...HOST]) {
    for (const field of Object.keys(message).filter((key) => !optional.has(key))) {
      const { [field]: _, ...without } = message as unknown as Record<string, unknown>;
      const wrong = { ...message, [field]: Symbol('no JSON') };
      expect([parseChildMessage(without).message, parseHostMessage(without)]).toEqual([null, null]);
      expect([parseChildMessage(wrong).message, parseHostMessage(wrong)]).toEqual([null, null]);
    }
  }
});

test('anything at all is answered, never with an error', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withMap: true, withSparseArray: true }), (raw) => {
      parseChildMessage(raw);
      parseHostMessage(raw);
    }),
  );
  const types = fc.constantFrom(
    ...CHILD.map(({ t }) => t),
    ...HOST.map(({ t }) => t),
    'toString',
    '__proto__',
  );
  const fields = fc.constantFrom('seq', 'key', 'value', 'state', 'reason', 'params', 'a11y', 'from', 'trial');
  fc.assert(
    fc.property(types, fc.dictionary(fields, fc.anything()), (t, rest) => {
      const parsed = parseChildMessage({ ...rest, t });
      expect(parsed.message === null).toBe(parsed.refusal !== null);
      parseHostMessage({ ...rest, t });
    }),
  );
});

test('sizes are those of the JSON in UTF-8, and what is expensive is given up early', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const bytes = Buffer.byteLength(JSON.stringify(value));
      expect(jsonSize(value, 1e6)).toBe(bytes);
      expect(jsonSize(value, bytes)).toBe(bytes);
      expect(jsonSize(value, bytes - 1)).toBe(null);
    }),
  );
  expect(jsonSize('é 🙂\n', 100)).toBe(Buffer.byteLength(JSON.stringify('é 🙂\n')));
  expect([jsonSize('\ud800', 100), jsonSize({ a: ['\u0000'] }, 100)]).toEqual([null, null]);
  let bomb: unknown = 0;
  for (let level = 0; level < 30; level++) bomb = [bomb, bomb];
  const cycle: unknown[] = [];
  cycle.push(cycle);
  expect([jsonSize(bomb, 32_768), jsonSize(cycle, 32_768), jsonSize(new Array(4e9), 32_768)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('seeded chance repeats, differs by label, stays in range and is even', () => {
  expect([createRandom('a').next(), createRandom('a').next()]).toEqual([
    createRandom('a', '').next(),
    createRandom('a').next(),
  ]);
  expect(createRandom('a', 'one').next()).not.toBe(createRandom('a', 'two').next());
  const chance = createRandom('even');
  const counts = new Array<number>(10).fill(0);
  for (let n = 0; n < 100_000; n++) {
    const drawn = chance.integer(0, 9);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // 99.9th percentile of chi-squared with 9 degrees of freedom.
  expect(chiSquared).toBeLessThan(27.88);
  expect(createRandom('s').shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(() => chance.integer(2, 1)).toThrow(RangeError);
});
