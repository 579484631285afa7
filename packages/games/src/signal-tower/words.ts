import type { IntlShape } from 'react-intl';
import type { Direction } from './core.ts';

/** The row of lamps in words, for someone who listens: each lamp in order, then which one counts. */
export function describeLamps(intl: IntlShape, lamps: readonly Direction[]): string {
  const row = lamps.map((lamp) => intl.formatMessage({ id: `signal-tower.${lamp}` })).join(', ');
  return intl.formatMessage({ id: 'signal-tower.row' }, { row });
}
