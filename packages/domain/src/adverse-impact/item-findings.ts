import type { ComparedPair, GroupComparison } from '../psychometrics/group-comparison.ts';

/** How many items of a task work differently for two groups of people of the same ability. */
export interface ItemFinding extends ComparedPair {
  /** Items that both groups met often enough. */
  readonly items: number;
  /** Items of size B, and of size C (Zieky 1993). */
  readonly moderate: number;
  readonly large: number;
}

/** What comparisons of items come to: counts of sizes, no item named. Pairs without an item that can be told are left out. */
export function itemFindings(comparisons: readonly GroupComparison[]): readonly ItemFinding[] {
  return comparisons.flatMap(({ scales, ...pair }) => {
    const items = scales.flatMap((scale) => scale.items);
    const of = (size: 'B' | 'C') => items.filter((item) => item.size === size).length;
    return items.length === 0 ? [] : [{ ...pair, items: items.length, moderate: of('B'), large: of('C') }];
  });
}
