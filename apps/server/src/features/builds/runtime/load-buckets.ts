/** Steps within each doubling: a bucket is at most about a tenth wide. */
const STEPS = 8;
/** Shorter times are one bucket. */
const SHORTEST_MS = 50;

/** The upper end of the bucket that a time to load is counted in, ms. */
export function loadBucketMs(ms: number): number {
  const step = Math.ceil(STEPS * Math.log2(Math.max(ms, SHORTEST_MS) / SHORTEST_MS) - 1e-9);
  return Math.ceil(SHORTEST_MS * 2 ** (step / STEPS));
}

/** How many loads ended in each bucket. */
export interface LoadBucket {
  readonly bucket_ms: number;
  readonly count: number;
}

/** The upper end of the bucket within which the share `p` (0 to 1) of all loads ended, ms; null without loads. */
export function loadPercentile(buckets: readonly LoadBucket[], p: number): number | null {
  const inOrder = buckets.toSorted((a, b) => a.bucket_ms - b.bucket_ms);
  const all = inOrder.reduce((sum, { count }) => sum + count, 0);
  let left = Math.ceil(p * all);
  for (const { bucket_ms, count } of inOrder) {
    left -= count;
    if (left <= 0) return bucket_ms;
  }
  return null;
}
