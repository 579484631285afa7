import { serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import {
  claimAsking,
  factsOfOrder,
  findOrderOfPayment,
  findOrders,
  findPaymentOf,
  insertEvent,
  lockOrder,
  markApplied,
  noteEventProblem,
  type OrderRow,
  storeCustomer,
} from '../billing.queries.ts';
import { driverOf } from '../payments/drivers.ts';
import { type DriverName, PaymentProblem, type ToldFact } from '../payments/payment-driver.ts';
import { settleOrder } from './settle-order.ts';

/** A fact of which order is known. */
export type OrderFact = ToldFact & { readonly order_id: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Takes one thing that a provider told into account: the message is noted under its own name, and all that follows from it
 * happens, in one transaction. A repeated one changes nothing. What cannot be taken is kept and can be tried again.
 * @param is_answer whether the provider was asked
 */
export async function takeFact(
  services: Services,
  driver: DriverName,
  fact: OrderFact,
  is_answer = false,
): Promise<void> {
  const at = services.now();
  let settled = false;
  try {
    await withTransaction(services.db, async (db) => {
      const act = serverAct(services, db);
      const order = await lockOrder(db, fact.order_id);
      // Of somebody else, or told by a provider that has nothing to do with it.
      if (!order || order.driver !== driver) return;
      const isNew = await insertEvent(db, { driver, order_id: order.id, fact, is_answer, at });
      if (isNew) await settleOrder(act, order, await factsOfOrder(db, order.id));
      settled = isNew;
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    await noteEventProblem(services.db, { driver, order_id: fact.order_id, fact, problem, at });
    throw error;
  }
  if (settled && fact.kind === 'paid') await giveBackSurplus(services, fact.order_id);
}

/** Asks a provider to give a part of a payment back, and takes into account that it did. @throws PaymentProblem */
export async function refundPayment(
  services: Services,
  order: OrderRow,
  given: { readonly reference: string; readonly cents: number },
): Promise<void> {
  const refunded = order.refunded + given.cents;
  await driverOf(services, order.driver).refund({
    ...given,
    currency: order.currency,
    refunded,
    key: `refund:${order.id}:${refunded}`,
  });
  // The provider has done it; its message says the same and then changes nothing.
  await takeFact(
    services,
    order.driver,
    {
      kind: 'refunded',
      event_id: `answer:refunded:${given.reference}:${refunded}`,
      at: services.now().toISOString(),
      order_id: order.id,
      payment_reference: given.reference,
      cents: refunded,
      currency: order.currency,
      reason: null,
    },
    true,
  );
}

/**
 * Gives all of the money back that arrived for what another order had bought already. What a provider does not do now is
 * tried again with the work of every minute.
 */
export async function giveBackSurplus(services: Services, orderId: string): Promise<void> {
  const [order] = await findOrders(services.db, [orderId]);
  if (!order || order.surplus_at === null || order.refunded >= order.total) return;
  const reference = await findPaymentOf(services.db, orderId);
  if (reference === null) return;
  try {
    await refundPayment(services, order, { reference, cents: order.total - order.refunded });
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    services.log.warn(
      { order: orderId, problem: error.code },
      'a second payment could not be given back yet',
    );
  }
}

/**
 * Takes an order back that waits, first with its provider, so that nobody pays it any more. Answers false where it was paid
 * by then: what that buys is taken into account. @throws PaymentProblem
 */
export async function withdrawOrder(services: Services, order: OrderRow): Promise<boolean> {
  if (order.checkout_reference !== null) {
    const answer = await driverOf(services, order.driver).cancel(order.checkout_reference);
    if (answer === 'paid') {
      await askAbout(services, order.id);
      return false;
    }
  }
  await takeFact(services, order.driver, {
    kind: 'expired',
    event_id: `replaced:${order.id}`,
    at: services.now().toISOString(),
    order_id: order.id,
    payment_reference: null,
    cents: 0,
    currency: order.currency,
    reason: null,
  });
  const [now] = await findOrders(services.db, [order.id]);
  return now?.status === 'closed';
}

/** Reads a signed message and takes what it tells. @throws BadSignature */
export async function takeMessage(
  services: Services,
  name: DriverName,
  raw: string,
  signature: string | undefined,
): Promise<void> {
  const driver = driverOf(services, name);
  for (const fact of driver.read(raw, signature)) {
    const reference = fact.payment_reference;
    const order_id =
      fact.order_id ??
      (reference ? await findOrderOfPayment(services.db, name, reference) : null) ??
      (reference ? await driver.orderOf(reference) : null);
    if (!order_id || !UUID.test(order_id)) continue;
    await takeFact(services, name, { ...fact, order_id });
    if (fact.kind === 'paid') await rememberCard(services, order_id);
  }
}

/** Keeps the card that an order was paid with, for the next period; without it, whoever pays is asked to come back. */
async function rememberCard(services: Services, orderId: string): Promise<void> {
  const [order] = await findOrders(services.db, [orderId]);
  if (!order?.checkout_reference || order.period === null) return;
  try {
    const { customer } = await driverOf(services, order.driver).ask(order.checkout_reference, orderId);
    if (customer?.method)
      await storeCustomer(services.db, order.organization_id, order.driver, customer, services.now());
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    services.log.warn({ order: orderId, problem: error.code }, 'the card of a payment is not known');
  }
}

/** Seconds between two questions about the same order. */
const ASK_SECONDS = 5;

/**
 * Asks the provider what became of an order, and takes it into account. A provider that does not answer changes nothing:
 * its message comes later.
 */
export async function askAbout(services: Services, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await findOrders(services.db, [orderId]);
  if (!order || order.status === 'approved' || order.checkout_reference === null) return order;
  if (!(await claimAsking(services.db, orderId, services.now(), ASK_SECONDS))) return order;
  const driver = driverOf(services, order.driver);
  try {
    const { facts, customer } = await driver.ask(order.checkout_reference, orderId);
    for (const fact of facts) await takeFact(services, order.driver, { ...fact, order_id: orderId }, true);
    if (customer?.method && facts.some((fact) => fact.kind === 'paid'))
      await storeCustomer(services.db, order.organization_id, order.driver, customer, services.now());
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    services.log.warn({ order: orderId, problem: error.code }, 'a provider of payments did not answer');
  }
  return (await findOrders(services.db, [orderId]))[0];
}

/** Tries messages of an order again that could not be taken into account. */
export async function retryOrder(services: Services, orderId: string): Promise<void> {
  await withTransaction(services.db, async (db) => {
    const order = await lockOrder(db, orderId);
    if (!order) return;
    await settleOrder(serverAct(services, db), order, await factsOfOrder(db, orderId));
    await markApplied(db, orderId, services.now());
  });
}
