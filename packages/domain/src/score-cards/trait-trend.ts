import { bandAround, differMeaningfully, spanOfError, type Uncertainty } from './measurement-error.ts';

/** A trait as one play measured it. */
export interface MeasuredTrait {
  /** 0 to 100. */
  readonly score: number;
  /** Null: not known. */
  readonly uncertainty: Uncertainty | null;
  /** What measured it: two plays can be compared only where this is the same. */
  readonly measure: string;
  /** Which plays it comes from: a play that is used for several applications is one. */
  readonly sitting: string;
}

/**
 * What a play says against the play before it. `higher` and `lower` only where the difference is beyond the error of a
 * difference (95 %), and where that error covers differences between days. `unknown`: the error is not known, or only
 * within one sitting. `other_measure`: another game, form, norm or weight stood behind the number.
 */
export type TraitChange = 'higher' | 'lower' | 'within_error' | 'unknown' | 'other_measure';

/** How a score changed from one play to a later one. */
export function changeBetween(before: MeasuredTrait, after: MeasuredTrait): TraitChange {
  if (before.measure !== after.measure) return 'other_measure';
  const errors = [before, after].map(({ uncertainty }) => uncertainty);
  if (errors.some((each) => each === null || spanOfError(each) !== 'over_time')) return 'unknown';
  const [one, other] = errors;
  const differs = differMeaningfully(
    { score: before.score, sem: one?.sem ?? null },
    { score: after.score, sem: other?.sem ?? null },
  );
  if (differs === null) return 'unknown';
  if (!differs) return 'within_error';
  return after.score > before.score ? 'higher' : 'lower';
}

/** A play in a trend, with where the mean over many plays most likely is and what changed since the play before. */
export type TrendPoint<T extends MeasuredTrait> = T & {
  /** Null: not known. */
  readonly likely: { readonly low: number; readonly high: number } | null;
  /** Null for the first. */
  readonly change: TraitChange | null;
};

/**
 * A trait over its plays. Each sitting counts once, as the first of `measured` that comes from it.
 * @param measured oldest first
 * @returns empty where fewer than two sittings measured it
 */
export function traitTrend<T extends MeasuredTrait>(measured: readonly T[]): TrendPoint<T>[] {
  const sittings = [
    ...new Map([...measured].reverse().map((each) => [each.sitting, each])).values(),
  ].reverse();
  if (sittings.length < 2) return [];
  return sittings.map((each, i) => {
    const before = sittings[i - 1];
    return {
      ...each,
      likely: each.uncertainty && bandAround(each.score, each.uncertainty.sem),
      change: before ? changeBetween(before, each) : null,
    };
  });
}
