import type { TransitionTable } from './transitions.ts';

/** State of a formula version (product §2.16); published is the spec's "active". */
export type FormulaStatus = 'draft' | 'published' | 'closed';

/** Published is immutable; editing makes a new draft version, closing is for good. */
export const FORMULA_STATUSES: TransitionTable<FormulaStatus> = {
  draft: [{ to: 'published' }],
  published: [{ to: 'closed' }],
  closed: [],
};
