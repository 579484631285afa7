import type { ShownScale } from './shown-scale.ts';

/** A line between two named ends, neither of them better. */
export interface PlaceBetween {
  readonly low: string;
  readonly high: string;
  /** Where the person is on it, 0 to 100. */
  readonly at: number;
  /** The range that a job asks for. */
  readonly target: { readonly min: number; readonly max: number } | null;
}

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
