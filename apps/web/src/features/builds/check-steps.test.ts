import { expect, test } from 'vitest';
import { checkSteps } from './check-steps.ts';

const line = (step: 'receive' | 'hash' | 'unpack' | 'policy_scan' | 'publish', level = 'info' as const) => ({
  step,
  level,
});
const states = (given: ReturnType<typeof checkSteps>) =>
  Object.fromEntries(given.steps.map(({ key, state }) => [key, state]));

test('before the first line nothing is done', () => {
  const found = checkSteps([], 'uploaded');
  expect(found.current).toBe('receive');
  expect(found.steps.every(({ state }) => state === undefined)).toBe(true);
});

test('what lies before the last line is done, the rest is to come', () => {
  const found = checkSteps([line('receive'), line('hash'), line('unpack')], 'scanning');
  expect(found.current).toBe('unpack');
  expect(states(found)).toMatchObject({ receive: 'done', hash: 'done', unpack: undefined, smoke: undefined });
});

test('a failed version stopped at its last step', () => {
  const found = checkSteps([line('receive'), line('unpack')], 'failed');
  expect(states(found)).toMatchObject({ hash: 'done', unpack: 'problem', manifest: undefined });
});

test.each(['ready', 'stable', 'retired', 'needs_mapping'] as const)(
  'all is done for one that is %s',
  (status) => {
    const found = checkSteps([line('receive'), line('policy_scan'), line('publish')], status);
    expect(found.current).toBe('ready');
    expect(found.steps.every(({ state }) => state === 'done')).toBe(true);
  },
);
