import type { Cents } from '../money/money.ts';
import { shareOf } from './amounts.ts';
import { type Period, periodEnd } from './periods.ts';

/** What is paid for: a price for each period. */
export interface Paid {
  /** For the whole period, before discounts and tax. */
  readonly price: Cents;
  readonly period: Period;
}

/** A period that runs. */
export interface Running extends Paid {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What a change costs now and when the next payment is due. */
export interface Proration {
  /** What was paid for and is not used. */
  readonly credit: Cents;
  /** What the new choice costs until `ends_at`. */
  readonly charge: Cents;
  /** What is to be paid now; never below zero. */
  readonly due: Cents;
  readonly starts_at: string;
  readonly ends_at: string;
}

const seconds = (text: string) => Math.floor(Date.parse(text) / 1000);

/**
 * What changing to something dearer at once costs, to the second. Within the same length of period the period goes on and
 * both prices count for what is left of it; another length begins a new period now.
 */
export function prorate(now: Running, next: Paid, at: string): Proration {
  const [from, until] = [seconds(now.starts_at), seconds(now.ends_at)];
  const whole = Math.max(1, until - from);
  const left = Math.min(whole, Math.max(0, until - seconds(at)));
  const credit = shareOf(now.price, left, whole);
  if (next.period === now.period) {
    const charge = shareOf(next.price, left, whole);
    return {
      credit,
      charge,
      due: Math.max(0, charge - credit),
      starts_at: now.starts_at,
      ends_at: now.ends_at,
    };
  }
  const due = Math.max(0, next.price - credit);
  return { credit, charge: next.price, due, starts_at: at, ends_at: periodEnd(at, next.period) };
}

/** Price of a year, whatever the period: what says which of two choices is dearer. */
export function yearlyPrice({ price, period }: Paid): Cents {
  return period === 'year' ? price : price * 12;
}
