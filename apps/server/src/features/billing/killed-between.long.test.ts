import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingWorld, startBilling } from './testing/billing-world.ts';
import { faultsOf, killBetween } from './testing/kill-between.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBilling();
});
afterAll(() => world.app.stop());

it('grants once in 50 deaths, at every statement between the charge and the grant', async () => {
  const { statements } = await killBetween(world, 0, 'asks');
  const runs = [];
  for (let n = 0; n < 50; n += 1)
    runs.push(await killBetween(world, 1 + (n % statements), n % 2 === 0 ? 'asks' : 'is told again'));
  expect(statements).toBeGreaterThan(20);
  expect(runs.filter(({ was_killed }) => was_killed)).toHaveLength(50);
  expect(faultsOf(runs)).toEqual([]);
});
