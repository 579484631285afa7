import { amountText } from '@tryout/domain/billing/amounts';
import { couponUntil } from '@tryout/domain/billing/discounts';
import { type PaymentFact, standingOf } from '@tryout/domain/billing/orders';
import { type Period, periodEnd } from '@tryout/domain/billing/periods';
import type { FeatureValue } from '@tryout/domain/plans/features';
import { uuidv7 } from 'uuidv7';
import { type Act, audit } from '../../../platform/act.ts';
import { endEntitlements, grantEntitlements } from '../../entitlements/public.ts';
import {
  findKeepers,
  findOffer,
  holdPayments,
  insertSubscription,
  lockPlanOf,
  lockSubscription,
  type Offer,
  type OrderRow,
  type SubscriptionRow,
  storeOrder,
  storeSubscription,
} from '../billing.queries.ts';
import { tellKeepers, tellPayers } from '../billing-news.ts';
import { creditOrder, issueInvoice, writeOff } from '../invoices/issue-invoice.ts';
import { findCouponById } from '../sellers.queries.ts';
import { isWanted } from './is-wanted.ts';
import { nameOf } from './quote.ts';

const DAY = 86_400_000;

/**
 * Brings an order, and all that hangs on it, to what was told of it. What was told is a set: in whatever order the messages
 * arrive, it comes to the same. In the transaction that notes the message; the order is held.
 */
export async function settleOrder(act: Act, order: OrderRow, facts: readonly PaymentFact[]): Promise<void> {
  const { db } = act;
  const standing = standingOf(order, facts);
  await holdPayments(db, order.organization_id);
  const isPaidNow = standing.status === 'approved' && order.status !== 'approved';
  const isSurplusNow =
    isPaidNow && standing.paid_at !== null && !(await isWanted(db, order, standing.paid_at));
  const surplus_at = isSurplusNow ? standing.paid_at : order.surplus_at;
  const subscription_id =
    isPaidNow && standing.paid_at && surplus_at === null
      ? await fulfil(act, order, standing.paid_at)
      : order.subscription_id;
  const isRevokedNow = standing.revoked_at !== null && order.revoked_at === null;
  await storeOrder(db, { ...standing, id: order.id, subscription_id, surplus_at });
  if (isPaidNow || standing.status !== order.status) {
    await audit(act, {
      event_type: 'update',
      action: 'order.settled',
      target_type: 'order',
      target_id: order.id,
      organization_id: order.organization_id,
      meta: { status: standing.status, total: order.total, currency: order.currency },
    });
  }
  if (isPaidNow && standing.paid_at && order.total > 0) await issueInvoice(act, order, standing.paid_at);
  if (standing.refunded > 0) await creditOrder(act, order, standing.refunded);
  if (isSurplusNow && order.total > 0) await tellOfSurplus(act, order);
  if (isRevokedNow && standing.revoked_at) {
    if (surplus_at === null) await revoke(act, { ...order, subscription_id }, standing.revoked_at);
    if (standing.refunded < order.total) await writeOff(act, order);
  }
  if (standing.is_disputed && !order.is_disputed)
    await tellKeepers(act, await findKeepers(db), 'payment_disputed', order);
  if (standing.status === 'rejected' && order.status === 'new' && order.purpose !== 'renew') {
    const name = nameOf(await findOffer(db, order), order.language);
    await tellPayers(act, order.organization_id, 'payment_failed', {
      key: `${order.id}`,
      params: { name },
      link: '/user/billing/orders',
    });
  }
  if (standing.status === 'closed' && order.status !== 'closed' && order.driver === 'mail')
    await writeOff(act, order, 'void');
}

/** Says that a second payment goes back; one by transfer goes back by the hand of those who run the platform. */
async function tellOfSurplus(act: Act, order: OrderRow): Promise<void> {
  await tellPayers(act, order.organization_id, 'payment_returned', {
    key: order.id,
    params: {
      name: nameOf(await findOffer(act.db, order), order.language),
      amount: amountText(order.total, order.currency, order.language),
    },
    link: '/user/billing/orders',
  });
  if (order.driver === 'mail') await tellKeepers(act, await findKeepers(act.db), 'payment_surplus', order);
}

/** Gives what was paid for. Answers the subscription that it is part of. */
async function fulfil(act: Act, order: OrderRow, paidAt: string): Promise<string | null> {
  const offer = await findOffer(act.db, order);
  const { period } = order;
  if (!period) {
    await give(act, order, offer, paidAt);
    return null;
  }
  const held = order.subscription_id
    ? await lockSubscription(act.db, order.subscription_id)
    : offer.kind === 'plan'
      ? await lockPlanOf(act.db, order.organization_id)
      : undefined;
  const isOver = !held || held.status === 'cancelled';
  // A plan that ended because nobody paid begins anew with the payment: time that is over is not sold.
  const isAnew = isOver && order.purpose === 'renew';
  const starts = isAnew ? paidAt : (order.covers_from ?? paidAt);
  const ends = isAnew ? periodEnd(paidAt, period) : (order.covers_until ?? periodEnd(starts, period));
  if (isOver) return begin(act, order, offer, { period, starts, ends, paidAt });
  await goOn(act, { order, offer, held, period, starts, ends, paidAt });
  return held.id;
}

interface Stretch {
  readonly period: Period;
  readonly starts: string;
  readonly ends: string;
  readonly paidAt: string;
}

const priceOf = (offer: Offer, period: Period, quantity: number) =>
  (offer.kind === 'plan' && period === 'month' ? (offer.monthly_price ?? 0) : offer.annual_price) * quantity;

async function begin(act: Act, order: OrderRow, offer: Offer, stretch: Stretch): Promise<string> {
  const id = uuidv7();
  const isTrial = order.purpose === 'subscribe' && order.total === 0 && order.covers_until !== null;
  await insertSubscription(act.db, {
    id,
    organization_id: order.organization_id,
    kind: offer.kind,
    plan_version_id: order.plan_version_id,
    add_on_version_id: order.add_on_version_id,
    period: stretch.period,
    quantity: order.quantity,
    price: priceOf(offer, stretch.period, order.quantity),
    currency: order.currency,
    status: isTrial ? 'trialing' : 'active',
    driver: order.driver,
    anchor_at: isTrial ? stretch.ends : stretch.starts,
    period_starts_at: stretch.starts,
    period_ends_at: stretch.ends,
    granted_by_order: order.id,
    ...(await reductionOf(act, order, isTrial ? stretch.ends : stretch.starts, stretch.period)),
    created_at: stretch.paidAt,
  });
  await give(act, order, offer, stretch.paidAt);
  await tellPayers(act, order.organization_id, 'plan_started', {
    key: id,
    params: { name: nameOf(offer, order.language) },
    link: '/user/billing/plans',
  });
  return id;
}

/** What of the price is taken off from an order on, for as long as its coupon lasts. */
async function reductionOf(
  { db }: Act,
  order: OrderRow,
  first: string,
  period: Period,
): Promise<Pick<SubscriptionRow, 'coupon_id' | 'coupon_until' | 'early_bird_percent'>> {
  const { coupon_id, early_bird_percent } = order;
  const coupon = coupon_id === null ? undefined : await findCouponById(db, coupon_id);
  return {
    coupon_id,
    coupon_until: coupon ? couponUntil(coupon, first, period) : null,
    early_bird_percent,
  };
}

async function goOn(
  act: Act,
  to: Stretch & { readonly order: OrderRow; readonly offer: Offer; readonly held: SubscriptionRow },
): Promise<void> {
  const { order, offer, held, period, starts, ends, paidAt } = to;
  const version = held.plan_version_id ?? held.add_on_version_id;
  const isOther = version !== offer.version_id || held.quantity !== order.quantity || !held.granted_by_order;
  if (isOther) {
    if (held.granted_by_order) await end(act, held, held.granted_by_order, paidAt);
    await give(act, order, offer, paidAt);
  }
  const isRenewal = order.purpose === 'renew';
  const isWithin = !isRenewal && order.covers_from === held.period_starts_at;
  const given = await reductionOf(act, order, starts, period);
  const reduction = {
    // A coupon of a change takes the place of the one before; without one, that goes on.
    ...(isRenewal || given.coupon_id === null
      ? { coupon_id: held.coupon_id, coupon_until: held.coupon_until }
      : { coupon_id: given.coupon_id, coupon_until: given.coupon_until }),
    early_bird_percent: isWithin ? held.early_bird_percent : given.early_bird_percent,
  };
  await storeSubscription(
    act.db,
    {
      ...held,
      plan_version_id: order.plan_version_id,
      period,
      quantity: order.quantity,
      price: priceOf(offer, period, order.quantity),
      currency: order.currency,
      status: 'active',
      anchor_at: isRenewal || isWithin ? held.anchor_at : starts,
      period_starts_at: starts,
      period_ends_at: ends,
      // A renewal keeps what was wished for its end; a change is the latest wish.
      at_period_end: isRenewal && held.at_period_end !== 'change' ? held.at_period_end : 'renew',
      next_plan_version_id: null,
      next_period: null,
      next_quantity: null,
      pause_until: null,
      due_since: null,
      dunning_step: 0,
      granted_by_order: isOther ? order.id : held.granted_by_order,
      revision: held.revision + 1,
      ...reduction,
      ...(isRenewal ? {} : { cancel_reason: null, cancel_note: '' }),
    },
    act.services.now(),
  );
}

function give(act: Act, order: OrderRow, offer: Offer, paidAt: string): Promise<unknown> {
  const values = Object.fromEntries(
    Object.entries(offer.values).map(([key, value]): [string, FeatureValue] => [
      key,
      typeof value === 'number' ? value * order.quantity : value,
    ]),
  );
  const until = offer.expires_days ? new Date(Date.parse(paidAt) + offer.expires_days * DAY) : null;
  return grantEntitlements(act, {
    organization_id: order.organization_id,
    source: offer.kind,
    source_id: order.id,
    values,
    starts: new Date(paidAt),
    ends: until,
    ...(offer.kind === 'plan'
      ? { plan_version_id: offer.version_id }
      : { add_on_version_id: offer.version_id }),
  });
}

/** Ends what an order gave, at a moment. */
export function end(
  act: Act,
  held: Pick<SubscriptionRow, 'organization_id' | 'kind'>,
  orderId: string,
  at: string,
): Promise<void> {
  return endEntitlements(act, {
    organization_id: held.organization_id,
    source: held.kind,
    source_id: orderId,
    at: new Date(at),
  });
}

/** The money is gone again: what it bought ends. */
async function revoke(act: Act, order: OrderRow, at: string): Promise<void> {
  const kind = order.plan_version_id ? ('plan' as const) : ('addon' as const);
  const held = order.subscription_id ? await lockSubscription(act.db, order.subscription_id) : undefined;
  await end(act, { organization_id: order.organization_id, kind }, order.id, at);
  if (!held || held.status === 'cancelled') return;
  // A period before the one that runs was given back: what runs was paid for by itself.
  const isRunning = held.granted_by_order === order.id || order.covers_from === held.period_starts_at;
  if (!isRunning) return;
  if (held.granted_by_order) await end(act, held, held.granted_by_order, at);
  await storeSubscription(
    act.db,
    {
      ...held,
      status: 'cancelled',
      ended_at: at,
      cancel_reason: 'refunded',
      granted_by_order: null,
      due_since: null,
      pause_until: null,
    },
    act.services.now(),
  );
  await tellPayers(act, order.organization_id, 'plan_ended', {
    key: held.id,
    params: { name: nameOf(await findOffer(act.db, held), order.language) },
    link: '/user/billing/plans',
  });
}
