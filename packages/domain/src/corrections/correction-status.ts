import type { TransitionTable } from '../records/transitions.ts';

/** State of a correction of one response: asked for, in force, refused, or taken back (product §2.17). */
export type CorrectionStatus = 'new' | 'approved' | 'rejected' | 'closed';

/** Who moves a correction: whoever asked for it, or a second person. */
export type CorrectionActor = 'asker' | 'second_person';

/** Two people stand behind every correction: nobody confirms what they asked for. Decided ones are over. */
export const CORRECTION_STATUSES: TransitionTable<CorrectionStatus, CorrectionActor> = {
  new: [
    { to: 'approved', by: ['second_person'] },
    { to: 'rejected', by: ['second_person'], needs_reason: true },
    { to: 'closed', by: ['asker'] },
  ],
  approved: [],
  rejected: [],
  closed: [],
};

/** Which of the two a person is for a correction. */
export function correctionActor(user_id: string, requested_by: string): CorrectionActor {
  return user_id === requested_by ? 'asker' : 'second_person';
}
