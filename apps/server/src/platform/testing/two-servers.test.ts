import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askWhile, startTwoServers, type TwoServers, uploadWhile } from './two-servers.ts';

/** On a machine that is busy with other things as well. */
const LONGEST_MS = 240_000;

let two: TwoServers;
beforeAll(async () => {
  two = await startTwoServers({ TRYOUT_DRAIN_S: '1' });
}, LONGEST_MS);
afterAll(() => two.end(), LONGEST_MS);

it('share nothing but a database and a bucket, and lose nothing when one is killed', {
  timeout: LONGEST_MS,
}, async () => {
  const seen = await uploadWhile(two, 2, async () => {
    await delay(500);
    await two.killAndStart(0);
    await delay(500);
  });
  expect(seen).toMatchObject({ wrong: [], lost: [] });
  expect(seen.acknowledged).toBeGreaterThan(0);
});

it('fail no request while one of them is asked to stop', { timeout: LONGEST_MS }, async () => {
  const { answered, failed } = await askWhile(two, 8, async () => {
    await delay(300);
    await two.stopOne(1);
    await delay(300);
  });
  expect(failed).toEqual([]);
  expect(Math.min(...answered)).toBeGreaterThan(0);
});
