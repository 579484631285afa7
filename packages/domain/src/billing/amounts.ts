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

/**
 * Currencies whose smallest unit is no hundredth, by the minor units of ISO 4217; an ariary, whose part is a
 * fifth, is counted whole. Browsers do not agree about all of them.
 */
const PLACES: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
]);

/** How many places a currency has: 2 for most, 0 for yen, 3 for dinars. "Cents" are its smallest unit. */
export function placesOf(currency: string): number {
  return PLACES[currency] ?? 2;
}

/** Whether an amount has no part of a whole unit, so that it can be shown without decimals. */
export function isWholeAmount(cents: Cents, currency: string): boolean {
  return cents % 10 ** placesOf(currency) === 0;
}

/** An amount as it is typed: whole, or with all places of its currency: `12`, `12.50`, `1.500`. */
export function typedAmount(cents: Cents, currency: string): string {
  const text = plainAmount(cents, currency);
  return isWholeAmount(cents, currency) ? (text.split('.')[0] ?? text) : text;
}

/**
 * The smallest units of a typed amount, with a point or a comma before the decimals and at most nine digits before it; null:
 * it is none of the currency, as "1.5" of yen.
 */
export function readAmount(typed: string, currency: string): Cents | null {
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  const places = placesOf(currency);
  if (whole === '' || decimals.length > places) return null;
  return Number(whole + decimals.padEnd(places, '0'));
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
