/** How often something is paid for. */
export const PERIODS = ['month', 'year'] as const;

/** See `PERIODS`. */
export type Period = (typeof PERIODS)[number];

/**
 * The end of a period that begins at an instant. Months have the day of `anchor`, the day that the subscription began
 * with, or their last one: from 31 January to 28 February to 31 March.
 */
export function periodEnd(start: string, period: Period, anchor: string = start): string {
  return addMonths(start, period === 'year' ? 12 : 1, anchor);
}

/** So many months later, on the day of the month that `anchor` has, or the last one there is. */
export function addMonths(start: string, months: number, anchor: string): string {
  const from = new Date(start);
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(new Date(anchor).getUTCDate(), last));
  return first.toISOString();
}
