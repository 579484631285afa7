import type { Cents } from '../money/money.ts';

/** Where an order stands. */
export const ORDER_STATUSES = ['new', 'approved', 'rejected', 'closed'] as const;

/** See `ORDER_STATUSES`. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What is bought: a plan, more of one, the next period, or an add-on. */
export const ORDER_PURPOSES = ['subscribe', 'change', 'renew', 'addon'] as const;

/** See `ORDER_PURPOSES`. */
export type OrderPurpose = (typeof ORDER_PURPOSES)[number];

/**
 * Where an order may go. Money that arrives after all is never lost: a payment that failed may succeed at a second try, and
 * one that comes after the order was closed still buys what was ordered.
 */
export const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['approved', 'rejected', 'closed'],
  approved: [],
  rejected: ['approved', 'closed'],
  closed: ['approved'],
};

/** Hours after which an order that nobody paid is closed. */
export const ORDER_HOURS = 24;

/** What a provider of payments tells of an order. */
export const PAYMENT_FACTS = [
  'paid',
  'failed',
  'expired',
  'refunded',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
] as const;

/** See `PAYMENT_FACTS`. */
export type PaymentFactKind = (typeof PAYMENT_FACTS)[number];

/** One thing that a provider told, with its own time. */
export interface PaymentFact {
  readonly kind: PaymentFactKind;
  readonly at: string;
  /** `paid`: what arrived; `refunded`: all that was given back so far, not what was added. */
  readonly cents: Cents;
  readonly currency: string;
  /** Why a payment failed or is disputed, in the provider's word. */
  readonly reason: string | null;
}

/** All that follows from what was told of an order. */
export interface OrderStanding {
  readonly status: OrderStatus;
  readonly paid_at: string | null;
  readonly reason: string | null;
  readonly refunded: Cents;
  readonly is_disputed: boolean;
  /** When what was bought ended because the money is gone again; null: it did not. */
  readonly revoked_at: string | null;
  /** Whether money arrived that is not what was asked for. */
  readonly is_amount_wrong: boolean;
}

/**
 * Where an order stands by everything that was told of it. What was told is a set: the order in which messages arrive and
 * how often they do changes nothing.
 */
export function standingOf(
  order: { readonly total: Cents; readonly currency: string },
  facts: readonly PaymentFact[],
): OrderStanding {
  const of = (kind: PaymentFactKind) =>
    facts.filter((fact) => fact.kind === kind).sort((a, b) => a.at.localeCompare(b.at) || a.cents - b.cents);
  const isRight = (fact: PaymentFact) => fact.cents >= order.total && fact.currency === order.currency;
  const payments = of('paid');
  const paid = payments.find(isRight);
  const failed = of('failed').at(-1);
  const refunds = of('refunded');
  const lost = of('dispute_lost')[0];
  const whole = order.total > 0 ? refunds.find((fact) => fact.cents >= order.total) : undefined;
  const isClosed = of('expired').length > 0;
  const status: OrderStatus = paid ? 'approved' : isClosed ? 'closed' : failed ? 'rejected' : 'new';
  const ends = paid ? [whole?.at, lost?.at].filter((at) => at !== undefined).sort() : [];
  return {
    status,
    paid_at: paid?.at ?? null,
    reason: status === 'rejected' ? (failed?.reason ?? null) : null,
    refunded: paid ? Math.min(order.total, Math.max(0, ...refunds.map((fact) => fact.cents))) : 0,
    is_disputed: of('dispute_opened').length > 0 && !lost && of('dispute_won').length === 0,
    revoked_at: ends[0] ?? null,
    is_amount_wrong: payments.length > 0 && !paid,
  };
}
