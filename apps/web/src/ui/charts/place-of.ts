import type { ShownScale } from '@tryout/domain/score-cards/shown-scale';
import type { PlaceBetween } from './band-bar.tsx';

interface Placed {
  readonly scale: ShownScale | null;
  readonly mean: number | null;
  readonly target: { readonly min: number; readonly max: number } | null;
  readonly low_label: string;
  readonly high_label: string;
}

/**
 * A subtrait that is shown as a place between its two ends: one with no better end, or one of which a range counts. Null
 * for everything else.
 */
export function placeOf({ scale, mean, target, low_label, high_label }: Placed): PlaceBetween | null {
  if (mean === null || (scale !== 'place' && scale !== 'fit')) return null;
  return { low: low_label, high: high_label, at: mean, target };
}

interface OfParts {
  readonly scale: ShownScale | null;
  readonly subtraits: readonly Placed[];
}

/** A trait of one part is shown as that part is. */
export function placeOfTrait({ scale, subtraits }: OfParts): PlaceBetween | null {
  const [only, ...more] = subtraits;
  return only && more.length === 0 && (scale === 'fit' || scale === 'mixed' || scale === 'place')
    ? placeOf(only)
    : null;
}
