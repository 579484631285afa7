import type { Cents } from '../money/money.ts';
import { percentage } from './amounts.ts';
import { addMonths, type Period, periodEnd } from './periods.ts';

/** What a coupon takes off: a part, or an amount in one currency. */
export interface Discount {
  readonly percent: number | null;
  readonly amount: Cents | null;
  readonly currency: string | null;
}

/** What is taken off a price; never more than the price, and nothing where the currency is another. */
export function discountOn(price: Cents, currency: string, discount: Discount): Cents {
  if (price <= 0) return 0;
  if (discount.percent !== null) return Math.min(price, percentage(price, discount.percent));
  return discount.amount !== null && discount.currency === currency ? Math.min(price, discount.amount) : 0;
}

/** How long a coupon takes something off: the first payment, all payments of some months, or all. */
export const COUPON_DURATIONS = ['once', 'repeating', 'forever'] as const;

/** See `COUPON_DURATIONS`. */
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

/** How long one coupon lasts. */
export interface Lasting {
  readonly duration: CouponDuration;
  /** Whole months from the first payment on; null exactly where it is not `repeating`. */
  readonly duration_months: number | null;
}

/**
 * Until when a coupon lasts: what is paid for periods that begin before that instant has it. Null: without an end.
 * @param first when the first period that is paid with it begins
 */
export function couponUntil(coupon: Lasting, first: string, period: Period): string | null {
  if (coupon.duration === 'forever') return null;
  return coupon.duration === 'once'
    ? periodEnd(first, period)
    : addMonths(first, coupon.duration_months ?? 1, first);
}

/** What an early start and a coupon take off a price together: the coupon comes off what the early start leaves. */
export function reductionOn(
  price: Cents,
  currency: string,
  { early_bird_percent, coupon }: { readonly early_bird_percent: number; readonly coupon: Discount | null },
): Cents {
  const early = price > 0 && early_bird_percent > 0 ? percentage(price, early_bird_percent) : 0;
  return early + (coupon ? discountOn(price - early, currency, coupon) : 0);
}

/** Why a coupon cannot be used; null when it can. */
export type CouponProblem = 'unknown' | 'not_yet' | 'over' | 'used_up' | 'other_kind' | 'other_currency';

/** Looks whether a coupon fits an order. */
export function couponProblem(
  coupon: Discount & {
    readonly applies_to: 'all' | 'plan' | 'addon';
    readonly starts_at: string | null;
    readonly ends_at: string | null;
    readonly most: number | null;
    readonly used: number;
  },
  order: { readonly kind: 'plan' | 'addon'; readonly currency: string; readonly at: string },
): CouponProblem | null {
  if (coupon.starts_at !== null && coupon.starts_at > order.at) return 'not_yet';
  if (coupon.ends_at !== null && coupon.ends_at <= order.at) return 'over';
  if (coupon.most !== null && coupon.used >= coupon.most) return 'used_up';
  if (coupon.applies_to !== 'all' && coupon.applies_to !== order.kind) return 'other_kind';
  if (coupon.amount !== null && coupon.currency !== order.currency) return 'other_currency';
  return null;
}
