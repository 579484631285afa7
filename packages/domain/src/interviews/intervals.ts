/** A stretch of time in milliseconds since 1970, its start included, its end not. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** The stretches in order, those that touch or overlap made one; empty ones are left out. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter((each) => each.end > each.start).sort((a, b) => a.start - b.start);
  const out: Interval[] = [];
  let last: Interval | undefined;
  for (const next of sorted) {
    if (last && next.start <= last.end) {
      if (next.end <= last.end) continue;
      last = { start: last.start, end: next.end };
      out[out.length - 1] = last;
    } else {
      last = next;
      out.push(next);
    }
  }
  return out;
}

/** What two lists have in common; both merged and in order. */
export function intersection(one: readonly Interval[], other: readonly Interval[]): Interval[] {
  const out: Interval[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const [a, b] = [one[i] as Interval, other[j] as Interval];
    const start = Math.max(a.start, b.start);
    const end = Math.min(a.end, b.end);
    if (start < end) out.push({ start, end });
    if (a.end < b.end) i++;
    else j++;
  }
  return out;
}

/** The first list without the second; both merged and in order. */
export function without(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const out: Interval[] = [];
  let j = 0;
  for (const { start, end } of from) {
    let at = start;
    while (j > 0 && (taken[j - 1] as Interval).end > start) j--;
    while (j < taken.length && (taken[j] as Interval).end <= start) j++;
    for (; j < taken.length && (taken[j] as Interval).start < end; j++) {
      const hole = taken[j] as Interval;
      if (hole.start > at) out.push({ start: at, end: hole.start });
      at = Math.max(at, hole.end);
    }
    if (at < end) out.push({ start: at, end });
  }
  return out;
}
