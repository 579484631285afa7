import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type BillingWorld,
  createBuyer,
  order,
  pay,
  queuedMessages,
  send,
  signedTest,
  startBilling,
} from './testing/billing-world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await startBilling();
});
afterAll(() => world.app.stop());

it('numbers 1,000 invoices that are issued at once from 1 to 1,000, while others are rolled back', async () => {
  const { as } = await createBuyer(world);
  const messages: string[] = [];
  for (let n = 0; n < 1_000; n += 1) {
    const { order: placed } = await order(world, as, { add_on_id: world.addOn });
    await pay(world, as, placed.order_id, '4242424242424242');
    const [message] = await queuedMessages(world.db);
    messages.push(JSON.stringify(message));
  }
  let failed = 0;
  const count = sql`update invoice_sellers set last_invoice = last_invoice + 1`;
  const answers = await Promise.all([
    ...messages.map((raw) => send(world, raw, signedTest(world, raw))),
    ...Array.from({ length: 200 }, () =>
      world.db
        .transaction()
        .execute(async (tx) => {
          await count.execute(tx);
          throw new Error('rolled back');
        })
        .catch(() => {
          failed += 1;
        }),
    ),
  ]);
  expect(failed).toBe(200);
  expect(answers.slice(0, 1_000).filter((answer) => answer?.status !== 200)).toEqual([]);
  const { rows } = await sql<{ number: number }>`select number from invoices order by number`.execute(
    world.db,
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 1_000 }, (_, i) => i + 1));
});
