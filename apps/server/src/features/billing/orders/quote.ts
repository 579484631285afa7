import { couponProblem, couponUntil, type Discount, reductionOn } from '@tryout/domain/billing/discounts';
import { type InvoiceLine, type InvoiceTotals, invoiceTotals } from '@tryout/domain/billing/invoice-totals';
import type { OrderPurpose } from '@tryout/domain/billing/orders';
import { type Period, periodEnd } from '@tryout/domain/billing/periods';
import { prorate, yearlyPrice } from '@tryout/domain/billing/proration';
import { type Exceeding, exceedingOf } from '@tryout/domain/billing/subscriptions';
import { audienceOf } from '@tryout/domain/plans/catalogue';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { acceptedLanguage, type Language } from '../../../platform/language/language.ts';
import { billingSay } from '../billing.messages.ts';
import {
  type Buyer,
  findAddOnOffer,
  findBuyer,
  findPlanOffer,
  hadPlan,
  type Offer,
  type SubscriptionRow,
  subscriptionsOf,
} from '../billing.queries.ts';
import { taxesOf } from '../payments/taxes.ts';
import { type CouponRow, findCoupon, findCouponById, findSeller, type Seller } from '../sellers.queries.ts';
import { usedBy } from '../subscriptions/use.queries.ts';

/** What somebody wants to buy. */
export interface Choice {
  readonly plan_id?: string | undefined;
  readonly add_on_id?: string | undefined;
  readonly period: Period;
  readonly quantity: number;
  readonly coupon: string;
}

/** What a choice costs, when it begins, and what follows from it. */
export interface Quote {
  readonly offer: Offer;
  readonly purpose: OrderPurpose;
  readonly period: Period | null;
  readonly quantity: number;
  /** Price of one whole period of all of them. */
  readonly price: number;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly totals: InvoiceTotals;
  /** `period_end`: nothing is paid now, the change happens when the running period ends. */
  readonly begins: 'now' | 'period_end';
  readonly begins_at: string;
  readonly covers_from: string | null;
  readonly covers_until: string | null;
  readonly trial_until: string | null;
  /** What it takes the place of; null: nothing. */
  readonly subscription: SubscriptionRow | null;
  readonly coupon: CouponRow | null;
  readonly early_bird_percent: number;
  /** What the period after it costs before tax, with what a coupon still takes off then; null: nothing follows. */
  readonly next_price: number | null;
  readonly exceeding: readonly Exceeding[];
  readonly buyer: Buyer;
  readonly seller: Seller;
  readonly language: Language;
}

const DAY = 86_400_000;

/** The name of what is bought, in a language. */
export function nameOf(offer: Pick<Offer, 'name' | 'wordings'>, language: string): string {
  return offer.wordings[language]?.name || offer.name;
}

async function offerOf(act: Act, choice: Choice, buyer: Buyer): Promise<Offer> {
  const { db } = act;
  const offer = choice.plan_id
    ? await findPlanOffer(db, choice.plan_id)
    : choice.add_on_id
      ? await findAddOnOffer(db, choice.add_on_id)
      : undefined;
  if (!offer) throw notFound();
  if (!offer.is_on_sale) throw new Refusal('refused_by_rule', billingSay('billing.not_on_sale'));
  if (!offer.audiences.includes(audienceOf(buyer.kind)))
    throw new Refusal('refused_by_rule', billingSay('billing.not_for_you'));
  return offer;
}

async function couponOf(act: Act, code: string, offer: Offer, at: string): Promise<CouponRow | null> {
  const entered = code.trim().toUpperCase();
  if (entered === '') return null;
  const coupon = await findCoupon(act.db, entered);
  if (!coupon) throw invalidField('coupon', billingSay('billing.coupon_unknown'));
  const problem = couponProblem(coupon, { kind: offer.kind, currency: offer.currency, at });
  if (problem) throw invalidField('coupon', billingSay(`billing.coupon_${problem}`));
  return coupon;
}

/**
 * What a choice costs at a moment, with everything that follows from it. The same choice at the same moment costs the same:
 * what is shown is what is paid. @throws Refusal for what cannot be bought
 */
export async function quoteOf(
  act: Act,
  organizationId: string,
  choice: Choice,
  moment: { readonly at: string; readonly reader: string },
): Promise<Quote> {
  const { db } = act;
  const { at } = moment;
  const buyer = await findBuyer(db, organizationId);
  if (!buyer) throw notFound();
  const language = acceptedLanguage(buyer.language || moment.reader);
  const seller = await findSeller(db);
  const offer = await offerOf(act, choice, buyer);
  const quantity = offer.kind === 'plan' ? 1 : choice.quantity;
  const period: Period | null = offer.kind === 'plan' ? choice.period : offer.every;
  const each = offer.kind === 'plan' && period === 'month' ? offer.monthly_price : offer.annual_price;
  if (each === null) throw invalidField('period', billingSay('billing.yearly_only'));
  const price = each * quantity;
  const held = (await subscriptionsOf(db, organizationId)).filter((one) => one.status !== 'cancelled');
  const now =
    held.find((one) =>
      offer.kind === 'plan'
        ? one.kind === 'plan'
        : offer.is_recurring && one.add_on_version_id === offer.version_id,
    ) ?? null;
  const coupon = await couponOf(act, choice.coupon, offer, at);
  const running = now && (await runningCoupon(db, now, now.status === 'active' ? now.period_starts_at : at));
  const name = nameOf(offer, language);
  const base = { offer, period, quantity, price, currency: offer.currency, coupon, buyer, seller, language };
  const used = await usedBy(db, organizationId, new Date(at));
  const exceeding = offer.kind === 'plan' ? exceedingOf(used, offer.values) : [];

  if (now && period && isSame(now, offer, period, quantity))
    throw new Refusal('refused_by_rule', billingSay('billing.already'));
  if (now && period && isLater(now, offer, { price, period })) {
    if (coupon) throw invalidField('coupon', billingSay('billing.coupon_later'));
    return {
      ...base,
      purpose: 'change',
      lines: [],
      totals: invoiceTotals([], []),
      begins: 'period_end',
      begins_at: now.period_ends_at,
      covers_from: null,
      covers_until: null,
      trial_until: null,
      subscription: now,
      early_bird_percent: 0,
      next_price:
        price -
        reductionOn(price, offer.currency, {
          early_bird_percent: 0,
          coupon: await runningCoupon(db, now, now.period_ends_at),
        }),
      exceeding,
    };
  }
  const isFirst = offer.kind === 'plan' && !now && !(await hadPlan(db, organizationId));
  const isEarly = isFirst && seller.early_bird_until !== null && at < seller.early_bird_until;
  const promised = now?.status === 'trialing' ? now.early_bird_percent : 0;
  const early_bird_percent = isEarly ? seller.early_bird_percent : promised;
  const trial_until =
    isFirst && offer.trial_days > 0 && price > 0
      ? new Date(Date.parse(at) + offer.trial_days * DAY).toISOString()
      : null;
  if (trial_until) {
    return {
      ...base,
      purpose: 'subscribe',
      lines: [],
      totals: invoiceTotals([], []),
      begins: 'now',
      begins_at: at,
      covers_from: at,
      covers_until: trial_until,
      trial_until,
      subscription: null,
      early_bird_percent,
      next_price: price - reductionOn(price, offer.currency, { early_bird_percent, coupon }),
      exceeding,
    };
  }
  const change = now && period && now.status === 'active' && now.currency === offer.currency;
  // What was taken off the running period is not given back, and goes on for the rest of it.
  const running_off = { early_bird_percent: now?.early_bird_percent ?? 0, coupon: running };
  const net = (amount: number) => amount - reductionOn(amount, offer.currency, running_off);
  const part = change
    ? prorate(
        {
          price: net(now.price),
          period: now.period,
          starts_at: now.period_starts_at,
          ends_at: now.period_ends_at,
        },
        { price: now.period === period ? net(price) : price, period },
        at,
      )
    : null;
  const lines = part
    ? [
        line(billingSay('billing.line_change', { name })(language), 1, part.charge, 0),
        ...(part.credit > 0
          ? [line(billingSay('billing.line_credit')(language), 1, -Math.min(part.credit, part.charge), 0)]
          : []),
      ]
    : [line(lineText(name, period, language), quantity, each, 0)];
  const goesOn = part ? null : running;
  const reduced = withDiscount(lines, offer.currency, coupon ?? goesOn, early_bird_percent);
  const subtotal = invoiceTotals(reduced, []).subtotal;
  const taxes = await taxesOf(act, seller, buyer, { subtotal, currency: offer.currency });
  return {
    ...base,
    purpose: now ? 'change' : offer.kind === 'plan' ? 'subscribe' : 'addon',
    lines: reduced,
    totals: invoiceTotals(reduced, taxes),
    begins: 'now',
    begins_at: at,
    covers_from: part?.starts_at ?? null,
    covers_until: part?.ends_at ?? null,
    trial_until: null,
    subscription: now,
    early_bird_percent,
    next_price:
      period &&
      price - (await laterReduction(db, { price, period, offer, coupon, now, at, ends: part?.ends_at })),
    exceeding,
  };
}

/** The coupon of a subscription, where a period that begins at an instant has it. */
export async function runningCoupon(
  db: Db,
  held: Pick<SubscriptionRow, 'coupon_id' | 'coupon_until'>,
  at: string,
): Promise<CouponRow | null> {
  if (held.coupon_id === null || (held.coupon_until !== null && held.coupon_until <= at)) return null;
  return (await findCouponById(db, held.coupon_id)) ?? null;
}

/** What is taken off the period that follows the one that is bought now. */
async function laterReduction(
  db: Db,
  to: {
    readonly price: number;
    readonly period: Period;
    readonly offer: Offer;
    readonly coupon: CouponRow | null;
    readonly now: SubscriptionRow | null;
    readonly at: string;
    readonly ends: string | undefined;
  },
): Promise<number> {
  const ends = to.ends ?? periodEnd(to.at, to.period);
  const until = to.coupon && couponUntil(to.coupon, to.at, to.period);
  const isNew = to.coupon !== null && (until === null || ends < until);
  const coupon = isNew ? to.coupon : to.now && (await runningCoupon(db, to.now, ends));
  return reductionOn(to.price, to.offer.currency, { early_bird_percent: 0, coupon });
}

/** The text of a line for a whole period. */
export function lineText(name: string, period: Period | null, language: Language): string {
  if (period === null) return name;
  return billingSay('billing.line_period', { name, period })(language);
}

const line = (text: string, quantity: number, unit_price: number, discount: number): InvoiceLine => ({
  text,
  quantity,
  unit_price,
  discount,
});

/** A coupon comes off what an early start leaves. Both are taken off the first line, which is what is bought. */
export function withDiscount(
  lines: readonly InvoiceLine[],
  currency: string,
  coupon: Discount | null,
  early_bird_percent: number,
): readonly InvoiceLine[] {
  const price = Math.max(0, invoiceTotals(lines, []).subtotal);
  const off = reductionOn(price, currency, { early_bird_percent, coupon });
  return lines.map((each, i) => (i === 0 ? { ...each, discount: off } : each));
}

function isSame(now: SubscriptionRow, offer: Offer, period: Period, quantity: number): boolean {
  const version = now.plan_version_id ?? now.add_on_version_id;
  return (
    version === offer.version_id &&
    now.period === period &&
    now.quantity === quantity &&
    now.at_period_end === 'renew'
  );
}

/** Whether a change waits for the end of the period: what was paid for and costs as much or more is used up first. */
function isLater(now: SubscriptionRow, offer: Offer, next: { price: number; period: Period }): boolean {
  if (now.status !== 'active') return false;
  if (now.currency !== offer.currency) return true;
  return yearlyPrice(next) <= yearlyPrice(now);
}
