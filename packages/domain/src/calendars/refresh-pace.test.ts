import { expect, it } from 'vitest';
import { REFRESH_MS, refreshDelay, SLOWEST_MS } from './refresh-pace.ts';

it('reads what answers every ten minutes, and what fails more and more seldom, once a day at least', () => {
  expect([0, 1, 2, 3].map(refreshDelay)).toEqual([1, 2, 4, 8].map((times) => times * REFRESH_MS));
  expect(refreshDelay(8)).toBe(SLOWEST_MS);
  expect(refreshDelay(1_000_000)).toBe(SLOWEST_MS);
});
