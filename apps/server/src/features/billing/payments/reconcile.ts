import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { plansAreUsed } from '../../entitlements/public.ts';
import { type Difference, findOrders, findPaidOrders, storeDifferences } from '../billing.queries.ts';
import { driverOf } from './drivers.ts';
import { type BookedPayment, type DriverName, PaymentProblem } from './payment-driver.ts';

const DAY = 86_400_000;
/** As far back as differences are looked for. */
const DAYS = 35;
/** What is younger may still be on its way. */
const MINUTES = 10;

/** Where our orders and a provider's payments do not say the same. */
export function differencesOf(
  driver: DriverName,
  ours: readonly {
    readonly id: string;
    readonly total: number;
    readonly refunded: number;
    readonly currency: string;
    readonly payment_reference: string | null;
  }[],
  theirs: readonly BookedPayment[],
  known: ReadonlySet<string>,
): Difference[] {
  const found: Difference[] = [];
  const paid = new Map(ours.map((order) => [order.id, order]));
  for (const payment of theirs) {
    // Payments of other programs with the same account.
    if (payment.order_id === null || !known.has(payment.order_id)) continue;
    const order = paid.get(payment.order_id);
    const base = {
      driver,
      order_id: payment.order_id,
      payment_reference: payment.payment_reference,
      currency: payment.currency,
    };
    if (!order) found.push({ ...base, kind: 'missing_here', ours: 0, theirs: payment.cents });
    else if (order.total !== payment.cents)
      found.push({ ...base, kind: 'amount', ours: order.total, theirs: payment.cents });
    else if (order.refunded !== payment.refunded)
      found.push({ ...base, kind: 'refund', ours: order.refunded, theirs: payment.refunded });
  }
  const there = new Set(theirs.map((payment) => payment.order_id));
  for (const order of ours)
    if (!there.has(order.id))
      found.push({
        driver,
        kind: 'missing_there',
        order_id: order.id,
        payment_reference: order.payment_reference,
        ours: order.total,
        theirs: 0,
        currency: order.currency,
      });
  return found;
}

/** Once a day: compares what we have with the books of each provider, and lists where they differ. */
export async function reconcile(services: Services): Promise<void> {
  const { db, config } = services;
  if (!(await plansAreUsed({ db }))) return;
  const now = services.now();
  const until = new Date(now.getTime() - MINUTES * 60_000);
  const since = new Date(now.getTime() - DAYS * DAY);
  const drivers: DriverName[] = [...(config.payments.stripe ? (['stripe'] as const) : []), 'test'];
  for (const name of drivers) {
    try {
      // A payment may be noted here a little later than there: the edges are looked at more widely.
      const theirs = await driverOf(services, name).payments(new Date(since.getTime() - DAY), now);
      const ours = await findPaidOrders(db, name, since, until);
      const named = theirs.flatMap(({ order_id }) => (order_id ? [order_id] : []));
      const orders = await findOrders(db, named);
      const known = new Set(
        orders.filter((order) => order.created_at < until.toISOString()).map((order) => order.id),
      );
      const late = orders.filter(
        (order) => order.status === 'approved' && !ours.some((one) => one.id === order.id),
      );
      const all = [...ours, ...late.map((order) => ({ ...order, payment_reference: null }))];
      const inBooks = all.filter((order) => ours.some((one) => one.id === order.id) || known.has(order.id));
      await withTransaction(db, (tx) =>
        storeDifferences(tx, name, differencesOf(name, inBooks, theirs, known), now),
      );
    } catch (error) {
      if (!(error instanceof PaymentProblem)) throw error;
      services.log.warn({ driver: name, problem: error.code }, 'the books of a provider could not be read');
    }
  }
}
