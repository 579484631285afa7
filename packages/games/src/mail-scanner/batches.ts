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
  const batch = batchesThrough(place, size);
  const start = startOf(batch, size);
  return { done: place - start, of: startOf(batch + 1, size) - start };
}

/** Batches that a block of `size` letters is cut into. */
const batchesIn = (size: number) => Math.ceil(size / MOST_IN_A_BATCH);

/** Letters of the block before its batch number `batch`, 0-based. */
const startOf = (batch: number, size: number) => Math.round((batch * size) / batchesIn(size));

/** Whole batches among the first `place` letters of a block. */
function batchesThrough(place: number, size: number): number {
  let through = 0;
  while (startOf(through + 1, size) <= place) through += 1;
  return through;
}

/** Thirds of a batch that are through, 0 to 2: so full is the sack that waits for its letters. */
export const thirdsOf = ({ done, of }: BatchPlace) => Math.floor((3 * done) / of);

/** Sacks of mail, one for each batch: those that are filled, and all that the task fills. */
export interface Sacks {
  readonly filled: number;
  readonly of: number;
}

/**
 * The sacks once some letters of a task are through; a batch that is begun has none yet.
 *
 * @param letters Letters that are through, 0 to `all`.
 * @param all Letters of the task, a multiple of `size`.
 * @param size Letters of a block, at least 1.
 */
export function sacksOf(letters: number, all: number, size: number): Sacks {
  const blocks = Math.floor(letters / size);
  return {
    filled: blocks * batchesIn(size) + batchesThrough(letters - blocks * size, size),
    of: Math.ceil(all / size) * batchesIn(size),
  };
}
