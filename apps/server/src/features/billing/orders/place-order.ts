import { ORDER_HOURS } from '@tryout/domain/billing/orders';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct, serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { billingSay } from '../billing.messages.ts';
import {
  findCustomer,
  findEmail,
  findOrders,
  findWaitingTwin,
  holdPayments,
  insertOrder,
  lockSubscription,
  type OrderRow,
  storeCheckout,
  storeSubscription,
} from '../billing.queries.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { driverOf } from '../payments/drivers.ts';
import { PaymentProblem } from '../payments/payment-driver.ts';
import { findCoupon, lockCoupon } from '../sellers.queries.ts';
import { isWanted } from './is-wanted.ts';
import { type Choice, nameOf, type Quote, quoteOf } from './quote.ts';
import { takeFact, withdrawOrder } from './take-fact.ts';

/** Minutes for which a price that was shown holds. */
const QUOTE_MINUTES = 15;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What came of placing an order. */
export interface Placed {
  /** Null: a change that waits for the end of the period, for which nothing is ordered. */
  readonly order: OrderRow | null;
  /** Where to pay; null: there is nothing to pay here. */
  readonly checkout_url: string | null;
}

/**
 * Buys what was chosen, at the price that was shown. Holds no transaction while a provider is asked. @throws Refusal where
 * the price is another by now
 */
export async function placeOrder(
  act: SignedAct,
  organizationId: string,
  choice: Choice & { readonly quoted_at: string; readonly expected_total: number },
  reader: string,
): Promise<Placed> {
  const { services } = act;
  const now = services.now();
  const age = now.getTime() - Date.parse(choice.quoted_at);
  if (age > QUOTE_MINUTES * 60_000 || age < -60_000)
    throw new Refusal('conflict', billingSay('billing.price_old'));
  const quote = await quoteOf(act, organizationId, choice, { at: choice.quoted_at, reader });
  if (quote.totals.total !== choice.expected_total)
    throw new Refusal('conflict', billingSay('billing.price_changed'));
  if (quote.begins === 'period_end') return changeLater(act, quote);
  if (quote.totals.total > 0) requireDetails(quote);
  await replaceWaiting(act, quote);
  const order = await withTransaction(act.db, (db) => store({ ...act, db }, quote, now));
  if (order.total === 0) {
    await takeFact(services, order.driver, {
      kind: 'paid',
      event_id: `free:${order.id}`,
      at: choice.quoted_at,
      order_id: order.id,
      payment_reference: null,
      cents: 0,
      currency: order.currency,
      reason: null,
    });
    const [settled] = await findOrders(services.db, [order.id]);
    return { order: settled ?? order, checkout_url: null };
  }
  return { order, checkout_url: await openCheckout(act, order, nameOf(quote.offer, quote.language)) };
}

/** What was ordered before and waits is taken back: of one plan or add-on, one order can be paid at a time. */
async function replaceWaiting({ db, services }: SignedAct, { offer, period, buyer }: Quote): Promise<void> {
  if (period === null) return;
  const add_on_version_id = offer.kind === 'addon' ? offer.version_id : null;
  const waiting = await findWaitingTwin(db, { organization_id: buyer.organization_id, add_on_version_id });
  if (!waiting) return;
  try {
    if (await withdrawOrder(services, waiting)) return;
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    services.log.warn({ order: waiting.id, problem: error.code }, 'a checkout could not be taken back');
    throw new Refusal('unavailable', billingSay('billing.provider_down'));
  }
  throw new Refusal('conflict', billingSay('billing.paid_meanwhile'));
}

/** An invoice names whoever it is made out to; where tax is due, the country says which. */
function requireDetails({ seller, buyer }: Quote): void {
  if (!buyer.is_filled_in) throw new Refusal('refused_by_rule', billingSay('billing.details_needed'));
  if (seller.tax_source !== 'none' && buyer.address.country === '')
    throw invalidField('address.country', billingSay('billing.country_needed'));
}

async function store(act: SignedAct, quote: Quote, now: Date): Promise<OrderRow> {
  const { db, services, actor } = act;
  const { offer, buyer, seller, totals } = quote;
  await holdPayments(db, buyer.organization_id);
  if (quote.subscription) {
    const held = await lockSubscription(db, quote.subscription.id);
    if (
      !held ||
      held.status !== quote.subscription.status ||
      held.revision !== quote.subscription.revision ||
      held.period_ends_at !== quote.subscription.period_ends_at
    )
      throw new Refusal('conflict', billingSay('billing.price_changed'));
  }
  if (quote.coupon) {
    await lockCoupon(db, quote.coupon.id);
    const coupon = await findCoupon(db, quote.coupon.code);
    if (coupon?.most !== null && coupon !== undefined && coupon.used >= coupon.most)
      throw invalidField('coupon', billingSay('billing.coupon_used_up'));
  }
  const driver = services.config.payments.driver;
  const life = driver === 'mail' ? (seller.due_days + 14) * DAY : ORDER_HOURS * HOUR;
  const order: OrderRow = {
    id: uuidv7(),
    organization_id: buyer.organization_id,
    subscription_id: quote.subscription?.id ?? null,
    purpose: quote.purpose,
    plan_version_id: offer.kind === 'plan' ? offer.version_id : null,
    add_on_version_id: offer.kind === 'addon' ? offer.version_id : null,
    period: quote.period,
    quantity: quote.quantity,
    status: 'new',
    driver,
    checkout_reference: null,
    lines: quote.lines,
    tax_lines: totals.tax_lines,
    subtotal: totals.subtotal,
    tax: totals.tax,
    total: totals.total,
    currency: quote.currency,
    coupon_id: quote.coupon?.id ?? null,
    early_bird_percent: quote.early_bird_percent,
    covers_from: quote.covers_from,
    covers_until: quote.covers_until,
    language: quote.language,
    reason: null,
    refunded: 0,
    is_disputed: false,
    paid_at: null,
    revoked_at: null,
    based_on: quote.subscription?.revision ?? null,
    surplus_at: null,
    charging: null,
    created_by: actor.user_id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + life).toISOString(),
  };
  if (!(await isWanted(db, order, now.toISOString())))
    throw new Refusal('conflict', billingSay('billing.paid_meanwhile'));
  if (!(await insertOrder(db, order))) throw new Refusal('conflict', billingSay('billing.ordered_meanwhile'));
  await audit(act, {
    event_type: 'create',
    action: 'order.placed',
    target_type: 'order',
    target_id: order.id,
    organization_id: order.organization_id,
    meta: { purpose: order.purpose, total: order.total, currency: order.currency },
  });
  if (driver === 'mail' && order.total > 0) await issueInvoice(serverAct(services, db), order, null);
  return order;
}

/** Opens the provider's page for an order; the same order again leads to the same page. */
export async function openCheckout(
  act: SignedAct,
  order: OrderRow,
  description: string,
): Promise<string | null> {
  const { services, actor } = act;
  const driver = driverOf(services, order.driver);
  const { publicUrl } = services.config;
  try {
    const begun = await driver.begin(
      {
        id: order.id,
        organization_id: order.organization_id,
        total: order.total,
        currency: order.currency,
        language: order.language,
        description,
        email: await findEmail(services.db, actor.user_id),
        customer: await findCustomer(services.db, order.organization_id, order.driver),
        expires_at: order.expires_at,
        attempt: 1,
        is_repeated: false,
      },
      {
        done: `${publicUrl}/user/billing/return?order=${order.id}&kind=${order.plan_version_id ? 'plan' : 'addon'}`,
        back: `${publicUrl}/user/billing/orders`,
      },
    );
    if (await storeCheckout(services.db, order.id, begun.reference)) return begun.url;
    // Another order took its place while the checkout was opened.
    await driver.cancel(begun.reference);
    throw new Refusal('conflict', billingSay('billing.ordered_meanwhile'));
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    services.log.warn({ order: order.id, problem: error.code }, 'a checkout could not be opened');
    throw new Refusal('unavailable', billingSay('billing.provider_down'));
  }
}

/** Notes a smaller plan or a shorter period for the end of what is paid for. */
async function changeLater(act: SignedAct, quote: Quote): Promise<Placed> {
  const { services } = act;
  const { subscription, offer } = quote;
  if (!subscription) throw new Error('a change without something to change');
  await withTransaction(act.db, async (db) => {
    await holdPayments(db, subscription.organization_id);
    const held = await lockSubscription(db, subscription.id);
    if (held?.status !== 'active') throw new Refusal('conflict', billingSay('billing.price_changed'));
    await storeSubscription(
      db,
      {
        ...held,
        at_period_end: 'change',
        next_plan_version_id: offer.kind === 'plan' ? offer.version_id : null,
        next_period: quote.period,
        next_quantity: quote.quantity,
        cancel_reason: null,
        cancel_note: '',
      },
      services.now(),
    );
    await audit(
      { ...act, db },
      {
        event_type: 'update',
        action: 'subscription.changed',
        target_type: 'subscription',
        target_id: subscription.id,
        organization_id: subscription.organization_id,
        meta: { at_period_end: 'change', version: offer.version_id },
      },
    );
  });
  return { order: null, checkout_url: null };
}
