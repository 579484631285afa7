import { invoiceTotals } from '@tryout/domain/billing/invoice-totals';
import { type Period, periodEnd } from '@tryout/domain/billing/periods';
import {
  dunningStep,
  GRACE_DAYS,
  overdueStatus,
  RESTRICTED_DAYS,
} from '@tryout/domain/billing/subscriptions';
import { uuidv7 } from 'uuidv7';
import { type Act, serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { acceptedLanguage } from '../../../platform/language/language.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findBuyer,
  findCustomer,
  findOffer,
  findOrders,
  findRenewal,
  findSubscriptions,
  holdPayments,
  insertOrder,
  lockSubscription,
  type OrderRow,
  type SubscriptionRow,
  storeCharging,
  storeCheckout,
  storeSubscription,
  subscriptionsOf,
} from '../billing.queries.ts';
import { tellPayers } from '../billing-news.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { lineText, nameOf, runningCoupon, withDiscount } from '../orders/quote.ts';
import { end } from '../orders/settle-order.ts';
import { takeFact } from '../orders/take-fact.ts';
import { driverOf } from '../payments/drivers.ts';
import { PaymentProblem } from '../payments/payment-driver.ts';
import { taxesOf } from '../payments/taxes.ts';
import { findSeller } from '../sellers.queries.ts';

const DAY = 86_400_000;

/**
 * Does what is due for a subscription now: what was wished for the end of its period, the order for the next one, charging
 * the saved card, reminders, and what follows where nobody pays. Doing it again changes nothing.
 */
export async function tendSubscription(services: Services, id: string): Promise<void> {
  const [before] = await findSubscriptions(services.db, [id]);
  if (!before || before.status === 'cancelled') return;
  // Taxes may have to be asked for, so that the amounts are known before anything is held.
  const next = await nextOrder(services, before);
  const order = await withTransaction(services.db, async (db) => {
    const act = serverAct(services, db);
    await holdPayments(db, before.organization_id);
    const held = await lockSubscription(db, id);
    if (!held || held.status === 'cancelled') return null;
    if (held.period_ends_at !== before.period_ends_at || held.at_period_end !== before.at_period_end)
      return null;
    return tendHeld(act, held, next);
  });
  if (!order) return;
  if (order.total === 0) {
    await takeFact(services, order.driver, {
      kind: 'paid',
      event_id: `free:${order.id}`,
      at: order.covers_from ?? order.created_at,
      order_id: order.id,
      payment_reference: null,
      cents: 0,
      currency: order.currency,
      reason: null,
    });
    return;
  }
  await chargeOrder(services, order);
}

/** Charges what an organization owes now, e.g. because it has another card. */
export async function chargeWhatIsDue(services: Services, organizationId: string): Promise<void> {
  for (const held of await subscriptionsOf(services.db, organizationId)) {
    if (held.due_since === null || held.status === 'cancelled') continue;
    const order = await findRenewal(services.db, held.id, held.period_ends_at);
    const attempt = Math.floor(services.now().getTime() / 1000);
    if (order && order.status !== 'approved') await chargeOrder(services, order, attempt);
  }
}

/** Answers the order that is to be charged now; null: nothing is. */
async function tendHeld(act: Act, held: SubscriptionRow, next: OrderRow): Promise<OrderRow | null> {
  const { db, services } = act;
  const now = services.now();
  const at = now.toISOString();
  if (held.status === 'paused') {
    if (held.pause_until === null || held.pause_until > at) return null;
    await storeSubscription(
      db,
      { ...held, pause_until: null, due_since: at, period_starts_at: at, period_ends_at: at, anchor_at: at },
      now,
    );
    return placeRenewal(act, { ...next, covers_from: at, covers_until: periodEnd(at, held.period) });
  }
  if (held.due_since === null) {
    if (held.period_ends_at > at) return null;
    if (held.at_period_end === 'cancel') {
      await finish(act, held, held.period_ends_at, held.cancel_reason ?? 'other');
      return null;
    }
    if (held.at_period_end === 'pause') {
      if (held.granted_by_order) await end(act, held, held.granted_by_order, held.period_ends_at);
      await storeSubscription(
        db,
        { ...held, status: 'paused', at_period_end: 'renew', granted_by_order: null },
        now,
      );
      return null;
    }
    await storeSubscription(
      db,
      { ...held, status: 'past_due', due_since: held.period_ends_at, dunning_step: 1 },
      now,
    );
    return placeRenewal(act, next);
  }
  return remind(act, held);
}

async function placeRenewal(act: Act, order: OrderRow): Promise<OrderRow | null> {
  if (!(await insertOrder(act.db, order))) return null;
  if (order.driver === 'mail' && order.total > 0) await issueInvoice(act, order, null);
  return order;
}

/** A payment is due: says so again, charges again, and takes back what it gave once the grace is over. */
async function remind(act: Act, held: SubscriptionRow): Promise<OrderRow | null> {
  const { db, services } = act;
  const now = services.now();
  const since = held.due_since ?? held.period_ends_at;
  const status = overdueStatus(since, now.toISOString());
  if (status === 'cancelled') {
    await finish(act, held, now.toISOString(), 'not_paid');
    return null;
  }
  const step = dunningStep(since, now.toISOString());
  const isRestricted = status === 'restricted' && held.status === 'past_due';
  if (step <= held.dunning_step && !isRestricted) return null;
  if (isRestricted && held.granted_by_order) {
    const over = new Date(Date.parse(since) + GRACE_DAYS * DAY).toISOString();
    await end(act, held, held.granted_by_order, over);
  }
  await storeSubscription(
    db,
    {
      ...held,
      dunning_step: Math.max(step, held.dunning_step),
      ...(isRestricted ? { status: 'restricted' as const, granted_by_order: null } : {}),
    },
    now,
  );
  const name = nameOf(await findOffer(db, held), 'en');
  const order = await findRenewal(db, held.id, held.period_ends_at);
  if (isRestricted)
    await tellPayers(act, held.organization_id, 'plan_restricted', {
      key: `${held.id}:${since}`,
      params: { name },
      link: '/user/billing/orders',
    });
  return order && order.status !== 'approved' && step > held.dunning_step ? order : null;
}

/** Ends a subscription for good, with what it gave. */
export async function finish(act: Act, held: SubscriptionRow, at: string, reason: string): Promise<void> {
  if (held.granted_by_order) await end(act, held, held.granted_by_order, at);
  await storeSubscription(
    act.db,
    {
      ...held,
      status: 'cancelled',
      ended_at: at,
      cancel_reason: reason,
      granted_by_order: null,
      due_since: null,
      pause_until: null,
    },
    act.services.now(),
  );
  await tellPayers(act, held.organization_id, 'plan_ended', {
    key: held.id,
    params: { name: nameOf(await findOffer(act.db, held), 'en') },
    link: '/user/billing/plans',
  });
}

/** The order for the period that follows, as it would be placed now. */
async function nextOrder(services: Services, held: SubscriptionRow): Promise<OrderRow> {
  const act = serverAct(services);
  const { db } = act;
  const isChange = held.at_period_end === 'change';
  const plan_version_id = (isChange && held.next_plan_version_id) || held.plan_version_id;
  const period: Period = (isChange && held.next_period) || held.period;
  const quantity = (isChange && held.next_quantity) || held.quantity;
  const offer = await findOffer(db, { plan_version_id, add_on_version_id: held.add_on_version_id });
  const buyer = await findBuyer(db, held.organization_id);
  const seller = await findSeller(db);
  if (!buyer) throw new Error('a subscription without its organization');
  const language = acceptedLanguage(buyer.language);
  const monthly = offer.kind === 'plan' && period === 'month' ? offer.monthly_price : null;
  const unit_price = monthly ?? offer.annual_price;
  const early_bird_percent = held.status === 'trialing' ? held.early_bird_percent : 0;
  const coupon = await runningCoupon(db, held, held.period_ends_at);
  const lines = withDiscount(
    [{ text: lineText(nameOf(offer, language), period, language), quantity, unit_price, discount: 0 }],
    offer.currency,
    coupon,
    early_bird_percent,
  );
  const { subtotal } = invoiceTotals(lines, []);
  const isDue = held.due_since === null && held.period_ends_at <= services.now().toISOString();
  const taxes = isDue ? await taxesOf(act, seller, buyer, { subtotal, currency: offer.currency }) : [];
  const totals = invoiceTotals(lines, taxes);
  const created = services.now();
  return {
    id: uuidv7(),
    organization_id: held.organization_id,
    subscription_id: held.id,
    purpose: 'renew',
    plan_version_id,
    add_on_version_id: held.add_on_version_id,
    period,
    quantity,
    status: 'new',
    // Who pays from now on is whoever moves money now; what was bought by another stays readable.
    driver: services.config.payments.driver,
    checkout_reference: null,
    lines,
    tax_lines: totals.tax_lines,
    subtotal: totals.subtotal,
    tax: totals.tax,
    total: totals.total,
    currency: offer.currency,
    coupon_id: coupon?.id ?? null,
    early_bird_percent,
    covers_from: held.period_ends_at,
    covers_until: periodEnd(held.period_ends_at, period, held.anchor_at),
    language,
    reason: null,
    refunded: 0,
    is_disputed: false,
    paid_at: null,
    revoked_at: null,
    based_on: null,
    surplus_at: null,
    charging: null,
    created_by: null,
    created_at: created.toISOString(),
    expires_at: new Date(created.getTime() + (GRACE_DAYS + RESTRICTED_DAYS) * DAY).toISOString(),
  };
}

/**
 * Charges the saved card for an order; where there is none or it fails, those who pay are asked to. Where no answer comes,
 * it is asked for again as the same charge by the work of the next minute, before anything else is tried.
 */
export async function chargeOrder(services: Services, order: OrderRow, tried?: number): Promise<void> {
  const { db } = services;
  const [held] = order.subscription_id ? await findSubscriptions(db, [order.subscription_id]) : [];
  const name = nameOf(await findOffer(db, order), order.language);
  const driver = driverOf(services, order.driver);
  const attempt = order.charging ?? tried ?? 100 + (held?.dunning_step ?? 1);
  let isPaid = false;
  await storeCharging(db, order.id, attempt);
  try {
    const charged = await driver.charge({
      id: order.id,
      organization_id: order.organization_id,
      total: order.total,
      currency: order.currency,
      language: order.language,
      description: name,
      email: '',
      customer: await findCustomer(db, order.organization_id, order.driver),
      expires_at: order.expires_at,
      attempt,
      is_repeated: order.charging !== null,
    });
    if (charged) {
      await storeCheckout(db, order.id, charged.reference);
      for (const fact of charged.facts)
        await takeFact(services, order.driver, { ...fact, order_id: order.id }, true);
      isPaid = charged.facts.some((fact) => fact.kind === 'paid');
    }
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    services.log.warn({ order: order.id, problem: error.code }, 'a saved card could not be charged');
    if (!error.isAnswer) return;
  }
  await storeCharging(db, order.id, null);
  if (isPaid || order.driver === 'mail') return;
  await withTransaction(db, (tx) =>
    tellPayers(serverAct(services, tx), order.organization_id, 'payment_due', {
      key: `${order.id}:${attempt}`,
      params: { name },
      link: '/user/billing/orders',
    }),
  );
}

/** Asks again for a charge whose answer did not come. */
export async function chargeAgain(services: Services, orderId: string): Promise<void> {
  const [order] = await findOrders(services.db, [orderId]);
  if (!order || order.charging === null) return;
  if (order.status === 'new' || order.status === 'rejected') await chargeOrder(services, order);
  else await storeCharging(services.db, orderId, null);
}
