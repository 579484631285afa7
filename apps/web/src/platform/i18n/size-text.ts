import type { Format } from './use-format.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the reader's language with a unit that keeps it short, such as "3.4 GB"; 1 kB is 1,000 bytes. */
export function sizeText(format: Format, bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return format.number(bytes / 1000 ** step, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  });
}
