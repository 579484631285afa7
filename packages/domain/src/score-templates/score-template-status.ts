import type { TransitionTable } from '../records/transitions.ts';

/** State of a score template version (product §2.17). */
export type ScoreTemplateStatus = 'draft' | 'published' | 'closed';

/** Published is immutable; a closed one stays valid for positions that use it and may be published again. */
export const SCORE_TEMPLATE_STATUSES: TransitionTable<ScoreTemplateStatus> = {
  draft: [{ to: 'published' }],
  published: [{ to: 'closed' }],
  closed: [{ to: 'published' }],
};
