import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { plansAreUsed } from '../entitlements/public.ts';
import {
  findCharging,
  findDueSubscriptions,
  findOrders,
  findSurplusOrders,
  findWaitingOrders,
} from './billing.queries.ts';
import { remindOfInvoices } from './invoices/remind-of-invoices.ts';
import { askAbout, giveBackSurplus, takeFact, takeMessage } from './orders/take-fact.ts';
import { reconcile } from './payments/reconcile.ts';
import { type TestMessage, testSigningSecret } from './payments/test-driver.ts';
import { signMessage } from './payments/webhook-signature.ts';
import { chargeAgain, tendSubscription } from './subscriptions/tend-subscription.ts';
import { winBack } from './subscriptions/win-back.ts';

/** Closes an order that nobody paid in time; what its provider knows of it counts first. */
async function closeOrder(services: Services, id: string): Promise<void> {
  const order = (await askAbout(services, id)) ?? (await findOrders(services.db, [id]))[0];
  if (!order || order.status === 'approved' || order.status === 'closed') return;
  await takeFact(services, order.driver, {
    kind: 'expired',
    event_id: `closed:${order.id}`,
    at: order.expires_at,
    order_id: order.id,
    payment_reference: null,
    cents: 0,
    currency: order.currency,
    reason: null,
  });
}

/** One after the other; what goes wrong with one does not keep the others. */
async function eachOf(
  services: Services,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      services.log.error({ err: error, id }, 'billing could not go on with this one');
    }
  }
}

/** Every minute: asks about orders that wait, closes old ones, and does what is due for subscriptions and invoices. */
export async function tendBilling(services: Services): Promise<void> {
  if (!(await plansAreUsed(services))) return;
  const waiting = await findWaitingOrders(services.db, services.now());
  const over = waiting.filter((order) => order.is_over).map(({ id }) => id);
  const open = waiting
    .filter((order) => !order.is_over && order.checkout_reference !== null)
    .map(({ id }) => id);
  await eachOf(services, open, async (id) => {
    await askAbout(services, id);
  });
  await eachOf(services, await findCharging(services.db), (id) => chargeAgain(services, id));
  await eachOf(services, over, (id) => closeOrder(services, id));
  await eachOf(services, await findSurplusOrders(services.db), (id) => giveBackSurplus(services, id));
  await eachOf(services, await findDueSubscriptions(services.db, services.now()), (id) =>
    tendSubscription(services, id),
  );
  await remindOfInvoices(services);
  await winBack(services);
}

/** The background work of billing. */
export function billingJobs(services: Services): readonly JobHandler[] {
  return [
    { name: 'billing.tend', cron: '* * * * *', run: () => tendBilling(services) },
    { name: 'billing.reconcile', cron: '25 3 * * *', longest_s: 900, run: () => reconcile(services) },
    {
      // The test checkout speaks as a provider does: it signs what it says, and what it says is checked.
      name: 'billing.tell',
      run: async (data: object) => {
        const raw = JSON.stringify((data as { message: TestMessage }).message);
        const signature = signMessage(testSigningSecret(services), raw, services.now());
        await takeMessage(services, 'test', raw, signature);
      },
    },
  ];
}
