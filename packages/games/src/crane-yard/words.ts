import type { Words } from '../harbour/words.tsx';
import type { Yard } from './core.ts';

/** A crate by its letter and its sign. */
export function crateInWords(intl: Words, crate: number): string {
  return intl.formatMessage({ id: `crane-yard.crate_${crate}` });
}

/** The crates of a peg from below, or that it is empty. */
export function cratesInWords(intl: Words, crates: readonly number[]): string {
  if (crates.length === 0) return intl.formatMessage({ id: 'crane-yard.peg_empty' });
  return crates.map((crate) => crateInWords(intl, crate)).join(' / ');
}

/** Where all crates stand, peg by peg. */
export function yardInWords(intl: Words, yard: Yard): string {
  return yard
    .map((crates, peg) =>
      intl.formatMessage({ id: 'crane-yard.in_peg' }, { peg: peg + 1, crates: cratesInWords(intl, crates) }),
    )
    .join(' ');
}
