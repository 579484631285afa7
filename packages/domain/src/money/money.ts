import { roundTo } from '../statistics/decimal.ts';

/** Money is a whole number of US cents (product §1, ruling 20). */
export type Cents = number;

/** Is it a whole number of cents that arithmetic keeps exact? */
export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value);
}

/** How an amount is written. */
export interface MoneyFormat {
  /** true on invoices ('$12.50'); false on screen ('$13'), rounded half up. Default false. */
  readonly with_cents?: boolean;
  /** BCP 47 locale; default 'en-US'. */
  readonly locale?: string;
}

/** An amount in US dollars as text (spec §9). @throws RangeError when it is not whole cents */
export function formatMoney(cents: Cents, format: MoneyFormat = {}): string {
  if (!isCents(cents)) throw new RangeError(`money must be a whole number of cents, not ${cents}`);
  const digits = format.with_cents === true ? 2 : 0;
  return new Intl.NumberFormat(format.locale ?? 'en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(roundTo(cents / 100, digits));
}

/**
 * A share of an amount, rounded half up to a cent.
 * @param percent in percent, e.g. 19 for a tax of 19 %
 */
export function percentOf(cents: Cents, percent: number): Cents {
  if (!isCents(cents)) throw new RangeError(`money must be a whole number of cents, not ${cents}`);
  return roundTo((cents * percent) / 100, 0);
}
