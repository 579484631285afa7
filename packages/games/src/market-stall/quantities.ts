import type { Quantity, Unit, Word } from './core.ts';

/** Decimal places of each kind of number. */
const DECIMALS: Readonly<Record<Unit, number>> = {
  crowns: 2,
  marks: 2,
  talers: 2,
  kg: 0,
  g: 0,
  percent: 0,
  minutes: 0,
  clock: 0,
  portions: 0,
  row: 0,
};

const POWERS = [1, 10, 100] as const;

/** A number as it is shown, from a count of its smallest parts: 1250 hundredths of a crown are 12.50 crowns. */
export function quantity(unit: Unit, parts: number): Quantity {
  const decimals = DECIMALS[unit];
  return { value: parts / (POWERS[decimals] ?? 1), unit, decimals };
}

/** A word of the catalogue. */
export function word(key: string, n?: number): Word {
  return n === undefined ? { word: key } : { word: key, n };
}
