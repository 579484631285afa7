import type { NormRow } from '../task-scoring.ts';

/** None: no norms are published for this form; the shares count as they are until an installation has its own. */
export const NORMS: readonly NormRow[] = [];
