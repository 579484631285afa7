import { expect, test } from 'vitest';
import { judgeSmoke } from './judge-smoke.ts';
import type { HostLook, Observed, SmokeLimits } from './observed.ts';
import { runSmoke, smokeLimits } from './run-smoke.ts';
import { playableManifest } from './testing/playable-manifest.ts';

const LIMITS: SmokeLimits = { ready_ms: 30_000, total_ms: 60_000, memory_bytes: 1024 ** 3 };

const LOOK: HostLook = {
  state: 'completed',
  hello_ms: 100,
  ready_ms: 1200,
  completed_ms: 3200,
  values: 12,
  missing: [],
  unfit: [],
  problems: [],
  said: [],
};

const SEEN: Observed = {
  browser: 'Chromium 1',
  is_sandboxed: true,
  look: LOOK,
  cut_short: null,
  first_paint_ms: 80,
  frames_per_second: 60,
  errors: [],
  error_count: 0,
  held_back: [],
  held_back_count: 0,
  outside: [],
  loaded_files: 3,
  missing_files: [],
  peak_memory_bytes: 1,
};

function judged(look: Partial<HostLook>, seen: Partial<Observed> = {}, simulate = true) {
  return judgeSmoke({ ...SEEN, ...seen, look: { ...LOOK, ...look } }, { simulate }, LIMITS);
}

test('a game that plays itself to its end passes, with its times', () => {
  const { result, lines, report } = judged({});
  expect(result).toBe('passed');
  expect(lines).toMatchObject([
    { level: 'info', code: 'ready_in', message: 'Ready after 1.2 s in Chromium 1.' },
    { level: 'info', code: 'simulated', message: 'The simulated play finished in 2.0 s and sent 12 values.' },
  ]);
  expect(report).toMatchObject({ simulated: true, look: { values: 12 } });
});

test('a game that cannot play itself passes once it is ready, and is told so', () => {
  const { result, lines } = judged({ state: 'ready', completed_ms: null }, {}, false);
  expect([result, lines.at(-1)?.code]).toEqual(['passed', 'not_simulated']);
});

const UNREADY = { state: 'loading', ready_ms: null, completed_ms: null };

test.each<[string, Partial<HostLook>, Partial<Observed>]>([
  ['no_hello', { ...UNREADY, hello_ms: null }, {}],
  ['not_ready', UNREADY, {}],
  ['not_completed', { state: 'running', completed_ms: null }, { cut_short: 'time' }],
  ['left', { state: 'terminated', completed_ms: null }, {}],
  ['missing_data_points', { missing: ['accuracy'] }, {}],
  ['too_much_memory', {}, { cut_short: 'memory' }],
  ['crashed', {}, { cut_short: 'crash' }],
])('%s is a reason to fail and stands last', (code, look, seen) => {
  const { result, lines } = judged(look, seen);
  expect(result).toBe('failed');
  expect(lines.at(-1)).toMatchObject({ level: 'error', code });
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('what was noticed is a warning and keeps the game from nothing', () => {
  const { result, lines } = judged(
    {
      said: ['sound_failed: no device'],
      unfit: [
        { key: 'speed', quality: 'unmapped' },
        { key: 'accuracy', quality: 'out_of_range' },
      ],
      problems: [{ code: 'too_fast', count: 7 }],
    },
    {
      errors: ['x is not a function'],
      error_count: 400,
      held_back: ['Refused to load'],
      held_back_count: 1,
      missing_files: ['level.json'],
      outside: ['https://elsewhere.test'],
    },
  );
  expect(result).toBe('passed');
  expect(lines.filter(({ level }) => level === 'warning').map(({ code }) => code)).toEqual([
    'console_error',
    'console_errors',
    'held_back',
    'missing_file',
    'outside',
    'said',
    'unfit_value',
    'unfit_value',
    'refused_message',
  ]);
});

test('a large game has longer to load, but not for ever', () => {
  expect(smokeLimits(0)).toMatchObject({ ready_ms: 30_000, total_ms: 60_000 });
  expect(smokeLimits(40 * 1_048_576)).toMatchObject({ ready_ms: 50_000, total_ms: 80_000 });
  expect(smokeLimits(500 * 1_048_576)).toMatchObject({ ready_ms: 90_000, total_ms: 120_000 });
});

test('without a browser the run is skipped with the reason', async () => {
  const version = { id: 'any', manifest: playableManifest(), unpacked_bytes: 0, files: [] };
  expect(await runSmoke(version, { env: { CHROMIUM_PATH: '/nowhere' } })).toMatchObject({
    result: 'skipped',
    report: null,
    lines: [{ level: 'warning', code: 'no_browser' }],
  });
});
