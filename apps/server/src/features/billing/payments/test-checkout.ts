import type { TestPaymentShown } from '@tryout/contract/billing/billing';
import { needsConfirmation, testCard } from '@tryout/domain/billing/test-cards';
import type { SignedAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { billingSay } from '../billing.messages.ts';
import type { OrderRow } from '../billing.queries.ts';
import { showOrder } from '../orders/show-order.ts';
import { chargeTestCard, tellOf } from './test-driver.ts';
import { findTestPayment, lockTestPayment, storeTestPayment } from './test-payments.queries.ts';

const checkoutOf = (order: OrderRow): string => {
  if (order.driver !== 'test' || order.checkout_reference === null) throw notFound();
  return order.checkout_reference;
};

/** An order in the test checkout. */
export async function showTestPayment(act: SignedAct, order: OrderRow): Promise<TestPaymentShown> {
  const payment = await findTestPayment(act.db, checkoutOf(order));
  if (!payment) throw notFound();
  return { order: await showOrder(act, order), status: payment.status, needs_confirmation: false };
}

/**
 * Pays with a test card. What comes of it is told to the product by a signed message, as a provider would; this call
 * answers what the buyer sees.
 */
export function payWithTestCard(act: SignedAct, order: OrderRow, paying: Paying): Promise<TestPaymentShown> {
  return withTransaction(act.db, (db) => charge({ ...act, db }, order, paying));
}

interface Paying {
  readonly card: string;
  readonly confirmed: boolean | null;
}

async function charge(act: SignedAct, order: OrderRow, paying: Paying): Promise<TestPaymentShown> {
  const { db, services } = act;
  const card = testCard(paying.card);
  if (!card) throw invalidField('card', billingSay('billing.not_a_test_card'));
  const payment = await lockTestPayment(db, checkoutOf(order));
  if (!payment) throw notFound();
  const shown = await showOrder(act, order);
  // Money moves here by now: an order of before is paid in no way that costs nothing.
  if (services.config.payments.driver !== 'test')
    throw new Refusal('refused_by_rule', billingSay('billing.other_driver'));
  if (payment.status === 'paid') return { order: shown, status: 'paid', needs_confirmation: false };
  if (order.status === 'closed' || payment.status === 'expired')
    throw new Refusal('refused_by_rule', billingSay('billing.nothing_to_pay'));
  if (needsConfirmation(card) && paying.confirmed === null)
    return { order: shown, status: payment.status, needs_confirmation: true };
  if (needsConfirmation(card) && paying.confirmed === false) {
    const failed = {
      ...payment,
      status: 'failed' as const,
      card: card.number.slice(-4),
      reason: 'authentication_required',
      settled_at: services.now().toISOString(),
    };
    await storeTestPayment(db, failed);
    await tellOf(act, failed, { kind: 'failed', cents: 0, reason: failed.reason });
    return { order: shown, status: 'failed', needs_confirmation: false };
  }
  const settled = await chargeTestCard(act, payment, card, false);
  return { order: { ...shown, reason: settled.reason }, status: settled.status, needs_confirmation: false };
}
