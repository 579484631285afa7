/** Most parts of an interview day. */
export const MOST_PARTS = 8;
/** Longest interview day in minutes, breaks included. */
export const LONGEST_DAY_MIN = 12 * 60;

/** One part of an interview day, as far as its time is concerned. */
export interface PartLength {
  readonly duration_min: number;
  /** Minutes until the next part begins; of the last one nobody waits for anything. */
  readonly break_min: number;
}

/** Minutes from the beginning of a day to each of its parts. */
export function partOffsets(parts: readonly PartLength[]): number[] {
  let offset = 0;
  return parts.map(({ duration_min, break_min }) => {
    const own = offset;
    offset += duration_min + break_min;
    return own;
  });
}

/** Minutes from the beginning of a day to its end. */
export function dayLength(parts: readonly PartLength[]): number {
  const last = parts.at(-1);
  return last ? (partOffsets(parts).at(-1) ?? 0) + last.duration_min : 0;
}
