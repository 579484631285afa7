import type { TransitionTable } from '../records/transitions.ts';

/** State of a formula version (product §2.16); published is the spec's "active". */
export type FormulaStatus = 'draft' | 'published' | 'closed';

/** Published is immutable; editing makes a new draft version. A closed version can be put in force again as it was. */
export const FORMULA_STATUSES: TransitionTable<FormulaStatus> = {
  draft: [{ to: 'published' }],
  published: [{ to: 'closed' }],
  closed: [{ to: 'published' }],
};

/** Versions of shared conditions go the same ways; closed is shown as "archived". */
export const CONDITION_STATUSES: TransitionTable<FormulaStatus> = FORMULA_STATUSES;
