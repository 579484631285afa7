import type { listOwnOrders, verifyPlanOrder } from '@tryout/contract/billing/billing';
import type { RouteData } from '@tryout/contract/define-route';
import type { Act, SignedAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { PageRequest } from '../../../platform/http/keyset.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { billingSay } from '../billing.messages.ts';
import { findOffer, holdPayments, listOrders, type OrderRow } from '../billing.queries.ts';
import { findInvoiceOf } from '../invoices/invoices.queries.ts';
import { isWanted } from './is-wanted.ts';
import { openCheckout } from './place-order.ts';
import { nameOf } from './quote.ts';
import { askAbout, withdrawOrder } from './take-fact.ts';

/** An order as it is shown. */
export type ShownOrder = RouteData<typeof verifyPlanOrder>;

/** An order with what it is called and its invoice. */
export async function showOrder({ db }: Pick<Act, 'db'>, order: OrderRow): Promise<ShownOrder> {
  const invoice = await findInvoiceOf(db, order.id);
  return {
    order_id: order.id,
    status: order.status,
    purpose: order.purpose,
    is_plan: order.plan_version_id !== null,
    name: nameOf(await findOffer(db, order), order.language),
    period: order.period,
    quantity: order.quantity,
    driver: order.driver,
    lines: [...order.lines],
    tax_lines: [...order.tax_lines],
    subtotal: order.subtotal,
    tax: order.tax,
    total: order.total,
    currency: order.currency,
    reason: order.reason,
    refunded: order.refunded,
    is_disputed: order.is_disputed,
    paid_at: order.paid_at,
    created_at: order.created_at,
    expires_at: order.expires_at,
    invoice_id: invoice?.id ?? null,
  };
}

/** Orders of an organization. */
export async function ordersOf(
  act: Act,
  organization_id: string,
  request: PageRequest,
): Promise<RouteData<typeof listOwnOrders>> {
  const page = await listOrders(act.db, request, { organization_id, status: null });
  const items = await Promise.all(page.items.map((order) => showOrder(act, order)));
  return { ...page, items };
}

/** Where an order stands. What pays it is the provider's word; asking here only makes it come sooner. */
export async function verifyOrder(
  act: SignedAct,
  order: OrderRow,
  kind: 'plan' | 'addon',
): Promise<ShownOrder> {
  if ((kind === 'plan') !== (order.plan_version_id !== null)) throw notFound();
  const now = await askAbout(act.services, order.id);
  return showOrder(act, now ?? order);
}

/** Opens the payment of an order that nobody paid. @throws Refusal where there is nothing to pay any more */
export async function payOrderAgain(
  act: SignedAct,
  order: OrderRow,
): Promise<{ checkout_url: string | null }> {
  if (order.status !== 'new' && order.status !== 'rejected')
    throw new Refusal('refused_by_rule', billingSay('billing.nothing_to_pay'));
  if (order.driver !== act.services.config.payments.driver && order.driver !== 'mail')
    throw new Refusal('refused_by_rule', billingSay('billing.other_driver'));
  const isStillWanted = await withTransaction(act.db, async (db) => {
    await holdPayments(db, order.organization_id);
    return isWanted(db, order, act.services.now().toISOString());
  });
  if (!isStillWanted) {
    await withdrawOrder(act.services, order);
    throw new Refusal('refused_by_rule', billingSay('billing.nothing_to_pay'));
  }
  const name = nameOf(await findOffer(act.db, order), order.language);
  return { checkout_url: await openCheckout(act, order, name) };
}
