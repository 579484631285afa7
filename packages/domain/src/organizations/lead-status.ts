import type { TransitionTable } from '../records/transitions.ts';

/** State of a lead, a prospective customer (product §2.21); approved = converted. */
export type LeadStatus = 'new' | 'contacted' | 'qualified' | 'approved' | 'rejected';

/** Step by step forward; refused with a reason from anywhere; a refused one starts anew. */
export const LEAD_STATUSES: TransitionTable<LeadStatus> = {
  new: [{ to: 'contacted' }, { to: 'rejected', needs_reason: true }],
  contacted: [{ to: 'qualified' }, { to: 'rejected', needs_reason: true }],
  qualified: [{ to: 'approved' }, { to: 'rejected', needs_reason: true }],
  approved: [{ to: 'rejected', needs_reason: true }],
  rejected: [{ to: 'new' }],
};
