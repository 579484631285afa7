import { expect, it } from 'vitest';
import { isOpenLook } from './inside-look.ts';

it.each([
  ['2026-03-01T12:00:00.000Z', null, '2026-03-01T11:59:59.999Z', true],
  ['2026-03-01T12:00:00.000Z', null, '2026-03-01T12:00:00.000Z', false],
  ['2026-03-01T12:00:00.000Z', '2026-03-01T11:30:00.000Z', '2026-03-01T11:20:00.000Z', false],
] as const)('until %s, ended %s: at %s it is open: %s', (expires_at, ended_at, now, open) => {
  expect(isOpenLook({ expires_at, ended_at }, new Date(now))).toBe(open);
});
