/** Letters that come one after the other without a breath, at most. */
export const MOST_IN_A_BATCH = 24;

/** A letter's place in its batch. */
export interface BatchPlace {
  /** Letters of the batch that are through, 0 to `of` - 1. */
  readonly done: number;
  /** Letters of the batch. */
  readonly of: number;
}

/**
 * The batch in which a letter comes: a block of letters is cut into as few batches as `MOST_IN_A_BATCH` allows, whose
 * sizes differ by one at most. What is drawn and how it counts knows blocks alone; batches are only how they are shown.
 *
 * @param place Letters of the block before this one, 0 to `size` - 1.
 * @param size Letters of the block, at least 1.
 */
export function batchOf(place: number, size: number): BatchPlace {
  const batches = Math.ceil(size / MOST_IN_A_BATCH);
  const startOf = (batch: number) => Math.round((batch * size) / batches);
  const batch = Array.from({ length: batches }, (_, each) => each).findLast((each) => startOf(each) <= place);
  const start = startOf(batch ?? 0);
  return { done: place - start, of: startOf((batch ?? 0) + 1) - start };
}
