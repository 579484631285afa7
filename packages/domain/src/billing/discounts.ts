import type { Cents } from '../money/money.ts';
import { percentage } from './amounts.ts';

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
