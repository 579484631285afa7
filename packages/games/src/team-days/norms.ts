import type { NormRow } from '../task-scoring.ts';

/** None: no norms are published for these scenarios, and agreement counts as it is, from 0 to 100. */
export const NORMS: readonly NormRow[] = [];
