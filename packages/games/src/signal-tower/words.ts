import type { Words } from '../harbour/words.tsx';
import type { Direction } from './core.ts';

/** The row of lamps in words, for someone who listens: each lamp in order, then which one counts. */
export function describeLamps(intl: Words, lamps: readonly Direction[]): string {
  const row = lamps.map((lamp) => intl.formatMessage({ id: `signal-tower.${lamp}` })).join(', ');
  return intl.formatMessage({ id: 'signal-tower.row' }, { row });
}
