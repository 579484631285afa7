import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { check, runPhases } from './phases.mjs';

const said: string[] = [];
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text)));
afterEach(() => {
  vi.restoreAllMocks();
  said.splice(0);
});

const NODE = (script: string) => ['-e', script];
const passed = (title: string, more: object = {}) => ({
  title,
  run: async () => ({ passed: 2, failed: 0, skipped: 1, ...more }),
});

it('runs phases side by side, keeps what the quiet ones say until a shown one has ended, and adds everything up', async () => {
  const code = await runPhases([
    [
      [passed('loud'), passed('loud as well')],
      [check('says', [NODE("console.log('what it says')")]), check('fails', [NODE('process.exit(1)')])],
      passed('at the same time'),
    ],
    passed('later', { slowest: ['  1.0 s  slow.test.ts'], failures: ['  a.test.ts: adds: not 4'] }),
  ]);
  expect(code).toBe(1);
  const text = said.join('\n');
  expect(text).toMatch(
    /── loud ──[\s\S]+── loud as well ──[\s\S]+── says ──\nwhat it says[\s\S]+── fails ──[\s\S]+── later ──[\s\S]+Slowest files of later[\s\S]+Failed in later:\n {2}a\.test\.ts: adds: not 4/,
  );
  expect(text).toMatch(/── at the same time ──[\s\S]+── later/);
  expect(text.split('\n').at(-1)).toBe('9 passed, 1 failed, 4 skipped');
});
