import type { TransitionTable } from '../records/transitions.ts';

/** State of a score card (product §2.17): pending, calculated, or failed with an error. */
export type ScoreCardStatus = 'new' | 'approved' | 'rejected';

/** A failed card may be tried again; a calculated one is never changed, only superseded by another card. */
export const SCORE_CARD_STATUSES: TransitionTable<ScoreCardStatus, 'system'> = {
  new: [
    { to: 'approved', by: ['system'] },
    { to: 'rejected', by: ['system'], needs_reason: true },
  ],
  approved: [],
  rejected: [{ to: 'new', by: ['system'] }],
};
