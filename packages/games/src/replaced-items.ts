import type { ValidityFlag } from './task-core.ts';

/** More interruptions than this are worth a look (simulations §3.4). */
const USUAL_REPLACEMENTS = 2;

/** How many steps were cut into and replaced by a parallel one (`replaceOpenItem`). */
export function replacedItems(count: number): ValidityFlag {
  return {
    code: 'replaced_items',
    value: count,
    base_rate_p99: null,
    review: count > USUAL_REPLACEMENTS,
  };
}
