import { type Cents, isCents } from '../money/money.ts';

/**
 * The one rounding of billing: a share of an amount, in whole cents, halves away from zero. Everything that divides money
 * (proration, discounts, tax) goes through it, so that the same question never has two answers. Exact: no fraction is ever
 * a floating-point number.
 * @throws RangeError for amounts that are not whole cents, or a part of nothing
 */
export function shareOf(cents: Cents, part: number, whole: number): Cents {
  if (!isCents(cents)) throw new RangeError(`money must be a whole number of cents, not ${cents}`);
  if (!Number.isSafeInteger(part) || !Number.isSafeInteger(whole) || whole <= 0)
    throw new RangeError(`a share must be a whole number of parts, not ${part} of ${whole}`);
  const product = BigInt(cents) * BigInt(part);
  const twice = product * 2n;
  const all = BigInt(whole);
  const rounded = product >= 0n ? (twice + all) / (2n * all) : -((-twice + all) / (2n * all));
  return Number(rounded);
}

/** Percents have at most three places: 8.875 % is 8875 thousandths. */
export const THOUSANDTHS = 1000;

/** A percentage of an amount. @param percent with at most three places, e.g. 8.875 */
export function percentage(cents: Cents, percent: number): Cents {
  return shareOf(cents, Math.round(percent * THOUSANDTHS), 100 * THOUSANDTHS);
}

/** How many places a currency has: 2 for most, 0 for yen, 3 for dinars. "Cents" are its smallest unit. */
export function placesOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** An amount in its currency as digits, for files that machines read: `1234.50`. */
export function plainAmount(cents: Cents, currency: string): string {
  const places = placesOf(currency);
  const digits = String(Math.abs(cents)).padStart(places + 1, '0');
  const sign = cents < 0 ? '-' : '';
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** An amount with its currency as text. @param cents_shown on invoices; otherwise whole units, as everywhere on screen */
export function amountText(cents: Cents, currency: string, locale: string, cents_shown = true): string {
  const places = cents_shown ? placesOf(currency) : 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(Number(plainAmount(cents, currency)));
}
