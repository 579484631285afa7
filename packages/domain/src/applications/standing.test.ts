import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from './application-statuses.ts';
import { expectedAnswer, isWaiting } from './standing.ts';

const SINCE = '2026-11-01T10:00:00.000Z';

describe('expectedAnswer', () => {
  it.each([
    [
      { median_days: 3.2, most_days: 6.01 },
      '2026-11-05T10:00:00.000Z',
      [4, 7, '2026-11-08T10:00:00.000Z', false],
    ],
    [
      { median_days: 3.2, most_days: 6.01 },
      '2026-11-08T10:00:00.001Z',
      [4, 7, '2026-11-08T10:00:00.000Z', true],
    ],
    [
      { median_days: 0, most_days: 0.1 },
      '2026-11-02T10:00:00.000Z',
      [1, 1, '2026-11-02T10:00:00.000Z', false],
    ],
    [{ median_days: 2, most_days: 2 }, '2026-11-01T10:00:00.000Z', [2, 2, '2026-11-03T10:00:00.000Z', false]],
  ])('of %o at %s', (wait, now, [median_days, most_days, by, is_late]) => {
    expect(expectedAnswer(wait, SINCE, new Date(now as string))).toEqual({
      median_days,
      most_days,
      by,
      is_late,
    });
  });
});

it('waits for the employer from sending on until the end', () => {
  expect(APPLICATION_STATUSES.filter(isWaiting)).toEqual([
    'applied',
    'short_listed',
    'phone_screen',
    'in_person',
    'on_hold',
  ]);
});
