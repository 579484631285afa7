import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingWorld, startBilling } from './testing/billing-world.ts';
import { faultsOf, killBetween } from './testing/kill-between.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBilling();
});
afterAll(() => world.app.stop());

// Every statement is a place to die in the long test.
it('grants once, although the server is killed between the charge and the grant', async () => {
  const run = await killBetween(world, 12, 'asks');
  expect(run).toMatchObject({ was_killed: true, after_death: [0, 0, 0] });
  expect(faultsOf([run])).toEqual([]);
}, 240_000);
