import { type Dial, MOST_PRESSES } from './core.ts';

/** Dials placed so far, by index, the first one lowest; and all presses on the way. */
export interface Ordering {
  readonly order: readonly number[];
  readonly presses: number;
}

/** Nothing placed. */
export const NOTHING_PLACED: Ordering = { order: [], presses: 0 };

/** The dial put on the next place; the same ordering when it has a place already. */
export function place(ordering: Ordering, dial: number, of: number): Ordering {
  if (dial < 0 || dial >= of || ordering.order.includes(dial)) return ordering;
  return { order: [...ordering.order, dial], presses: ordering.presses + 1 };
}

/** Whether a dial can be taken back and the rest still be placed within the most presses. */
export function canUndo({ order, presses }: Ordering, of: number): boolean {
  return order.length > 0 && presses + 1 + (of - order.length + 1) <= MOST_PRESSES;
}

/** The last dial taken back; the same ordering when that is not possible. */
export function takeBack(ordering: Ordering, of: number): Ordering {
  if (!canUndo(ordering, of)) return ordering;
  return { order: ordering.order.slice(0, -1), presses: ordering.presses + 1 };
}

/** A dial's numbers as they are read: one number, or a sum. */
export function readingOf(dial: Dial, number: (value: number) => string): string {
  return dial.map((part) => number(part)).join(' + ');
}

/** The dial that a digit key stands for, 0-based; null for any other key. */
export function dialOfKey(key: string, of: number): number | null {
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  return digit >= 1 && digit <= of ? digit - 1 : null;
}
