import type {
  AdminOrder,
  addCoupon,
  BillingOverview,
  BillingSettings,
  listOrders,
  listPaymentEvents,
  PaymentEventShown,
  saveBillingSettings,
} from '@tryout/contract/billing/manage-billing';
import type { RouteBody, RouteData, RouteQuery } from '@tryout/contract/define-route';
import { isCurrency } from '@tryout/domain/money/currency';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { shownAs } from '../../platform/http/keyset.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { billingSay } from './billing.messages.ts';
import {
  type EventRow,
  findBuyer,
  findDifferences,
  findEvents,
  findOrders,
  findPaymentOf,
  listEvents,
  listOrders as listOrderRows,
  type OrderRow,
} from './billing.queries.ts';
import { revenueByMonth } from './invoices/invoices.queries.ts';
import { showOrder } from './orders/show-order.ts';
import { refundPayment, retryOrder, takeFact } from './orders/take-fact.ts';
import { PaymentProblem } from './payments/payment-driver.ts';
import {
  endCoupon,
  findCoupon,
  findCoupons,
  findSeller,
  findTaxRates,
  insertCoupon,
  storeSeller,
  storeTaxRates,
} from './sellers.queries.ts';

/** Everybody's orders. */
export async function allOrders(
  act: Act,
  query: RouteQuery<typeof listOrders>,
): Promise<RouteData<typeof listOrders>> {
  const page = await listOrderRows(act.db, query, { organization_id: null, status: query.status ?? null });
  const items = await Promise.all(
    page.items.map(async (order) => ({
      ...(await showOrder(act, order)),
      organization_id: order.organization_id,
      organization_name: order.organization_name,
    })),
  );
  return { ...page, items };
}

async function shownFor(act: Act, id: string): Promise<AdminOrder> {
  const { db } = act.services;
  const [order] = await findOrders(db, [id]);
  if (!order) throw notFound();
  const buyer = await findBuyer(db, order.organization_id);
  return {
    ...(await showOrder({ db }, order)),
    organization_id: order.organization_id,
    organization_name: buyer?.organization_name ?? '',
  };
}

/** Says that the money of an invoice by mail has arrived. Saying it twice changes nothing. */
export async function markPaid(act: SignedAct, order: OrderRow, note: string): Promise<AdminOrder> {
  const { services } = act;
  if (order.driver !== 'mail') throw new Refusal('refused_by_rule', billingSay('billing.not_by_mail'));
  await audit(act, {
    event_type: 'update',
    action: 'order.marked_paid',
    target_type: 'order',
    target_id: order.id,
    organization_id: order.organization_id,
    meta: { note },
  });
  await takeFact(services, 'mail', {
    kind: 'paid',
    event_id: `marked:${order.id}`,
    at: services.now().toISOString(),
    order_id: order.id,
    payment_reference: `mail_${order.id}`,
    cents: order.total,
    currency: order.currency,
    reason: null,
  });
  return shownFor(act, order.id);
}

/** Gives a part back, or all of it. @throws Refusal where something was given back meanwhile */
export async function refund(
  act: SignedAct,
  order: OrderRow,
  given: { readonly cents: number; readonly refunded_before: number; readonly reason: string },
): Promise<AdminOrder> {
  const { services } = act;
  if (order.status !== 'approved') throw new Refusal('refused_by_rule', billingSay('billing.not_paid'));
  if (order.refunded !== given.refunded_before)
    throw new Refusal('conflict', billingSay('billing.refunded_meanwhile'));
  if (order.refunded + given.cents > order.total)
    throw invalidField('cents', billingSay('billing.refund_too_large'));
  const reference = await findPaymentOf(services.db, order.id);
  if (!reference) throw new Refusal('refused_by_rule', billingSay('billing.not_paid'));
  await audit(act, {
    event_type: 'update',
    action: 'order.refunded',
    target_type: 'order',
    target_id: order.id,
    organization_id: order.organization_id,
    meta: { cents: given.cents, reason: given.reason },
  });
  try {
    await refundPayment(services, order, { reference, cents: given.cents });
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    throw new Refusal('unavailable', billingSay('billing.provider_down'));
  }
  return shownFor(act, order.id);
}

const eventShown = (event: EventRow): PaymentEventShown => ({
  payment_event_id: event.id,
  driver: event.driver,
  event_id: event.event_id,
  order_id: event.order_id,
  kind: event.kind,
  happened_at: event.happened_at,
  received_at: event.received_at,
  applied_at: event.applied_at,
  tries: event.tries,
  problem: event.problem,
  is_answer: event.is_answer,
});

/** Messages of providers. */
export function events(
  { db }: Act,
  query: RouteQuery<typeof listPaymentEvents>,
): Promise<RouteData<typeof listPaymentEvents>> {
  return shownAs(listEvents(db, query, query.which === 'failed'), eventShown);
}

/** Takes what a provider told into account again. */
export async function retryEvent(act: SignedAct, event: EventRow): Promise<PaymentEventShown> {
  const { services } = act;
  await retryOrder(services, event.order_id);
  await audit(act, {
    event_type: 'action',
    action: 'payment_event.retried',
    target_type: 'order',
    target_id: event.order_id,
    organization_id: null,
  });
  const [now] = await findEvents(services.db, [event.id]);
  return eventShown(now ?? event);
}

/** Revenue of twelve months, and where the books differ. */
export async function overview({ db, services }: Act): Promise<BillingOverview> {
  const now = services.now();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1));
  return { revenue: await revenueByMonth(db, from), differences: await findDifferences(db) };
}

/** Who sells, which taxes apply, and which coupons there are. */
export async function settings({ db, services }: Act): Promise<BillingSettings> {
  const { id: _id, ...seller } = await findSeller(db);
  const rates = await findTaxRates(db);
  const coupons = await findCoupons(db);
  return {
    driver: services.config.payments.driver,
    seller,
    rates,
    coupons: coupons.map(({ id: _coupon, starts_at: _starts, ...coupon }) => coupon),
  };
}

/** Changes what stands on invoices from now on, and the table of taxes. */
export async function saveSettings(
  act: SignedAct,
  { rates, ...fields }: RouteBody<typeof saveBillingSettings>,
): Promise<BillingSettings> {
  const { db, services } = act;
  if (fields.tax_source === 'stripe' && !services.config.payments.stripe)
    throw invalidField('tax_source', billingSay('billing.no_stripe'));
  if (fields.tax_source !== 'none' && fields.address.country === '')
    throw invalidField('address.country', billingSay('billing.country_needed'));
  if (fields.win_back_coupon !== '' && !(await findCoupon(db, fields.win_back_coupon)))
    throw invalidField('win_back_coupon', billingSay('billing.coupon_unknown'));
  const { id } = await findSeller(db);
  await storeSeller(db, { id, ...fields }, services.now());
  await storeTaxRates(db, rates);
  await audit(act, {
    event_type: 'update',
    action: 'billing.settings_changed',
    target_type: 'invoice_seller',
    target_id: id,
    organization_id: null,
    meta: { tax_source: fields.tax_source, rates: rates.length },
  });
  return settings(act);
}

/** Makes a coupon. @throws Refusal where its code is taken, or it takes off both a part and an amount */
export async function makeCoupon(
  act: SignedAct,
  coupon: RouteBody<typeof addCoupon>,
): Promise<BillingSettings> {
  if ((coupon.percent === null) === (coupon.amount === null))
    throw invalidField('percent', billingSay('billing.coupon_one_of'));
  if (
    (coupon.amount === null) !== (coupon.currency === null) ||
    (coupon.currency && !isCurrency(coupon.currency))
  )
    throw invalidField('currency', billingSay('billing.coupon_currency'));
  if ((coupon.duration === 'repeating') !== (coupon.duration_months !== null))
    throw invalidField('duration_months', billingSay('billing.coupon_months'));
  if (!(await insertCoupon(act.db, { ...coupon, starts_at: null }, act.services.now())))
    throw new Refusal('conflict', billingSay('billing.coupon_taken'));
  await audit(act, {
    event_type: 'create',
    action: 'billing.coupon_added',
    target_type: 'coupon',
    target_id: coupon.code,
    organization_id: null,
  });
  return settings(act);
}

/** Ends a coupon. */
export async function stopCoupon(act: SignedAct, code: string): Promise<BillingSettings> {
  if (!(await endCoupon(act.db, code, act.services.now()))) throw notFound();
  await audit(act, {
    event_type: 'update',
    action: 'billing.coupon_ended',
    target_type: 'coupon',
    target_id: code,
    organization_id: null,
  });
  return settings(act);
}
