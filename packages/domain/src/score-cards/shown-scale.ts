import type { ScoreScale } from './reliability.ts';

/**
 * What a number of a card means: as its measure says; `fit`: how close it is to a range that the employer set; `mixed`:
 * put together from parts that mean different things. Only `norm` has bands.
 */
export type ShownScale = ScoreScale | 'fit' | 'mixed';

/** Whether a band belongs beside a number: it says where somebody is among people, so it needs a norm. */
export function hasBand(scale: ShownScale | null): boolean {
  return scale === 'norm';
}
