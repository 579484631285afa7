import type { NormRow } from '../task-scoring.ts';

/** None: what people do with a computer is no norm for what they do with people, and nothing is scored against one. */
export const NORMS: readonly NormRow[] = [];
