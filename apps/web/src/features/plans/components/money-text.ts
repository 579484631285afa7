/** Cents as they are typed: whole or with two decimals. */
export const typedMoney = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Cents of a typed amount; null: it is none. */
export function centsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** A typed whole number; null: it is none. */
export const wholeOf = (typed: string): number | null =>
  /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : null;
