import type { IntlShape } from 'react-intl';
import type { Yard } from './core.ts';

/** A crate by its letter and its sign. */
export function crateInWords(intl: IntlShape, crate: number): string {
  return intl.formatMessage({ id: `crane-yard.crate_${crate}` });
}

/** The crates of a peg from below, or that it is empty. */
export function cratesInWords(intl: IntlShape, crates: readonly number[]): string {
  if (crates.length === 0) return intl.formatMessage({ id: 'crane-yard.peg_empty' });
  return crates.map((crate) => crateInWords(intl, crate)).join(' / ');
}

/** Where all crates stand, peg by peg. */
export function yardInWords(intl: IntlShape, yard: Yard): string {
  return yard
    .map((crates, peg) =>
      intl.formatMessage({ id: 'crane-yard.in_peg' }, { peg: peg + 1, crates: cratesInWords(intl, crates) }),
    )
    .join(' ');
}
