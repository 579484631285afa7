import type { TransitionTable } from '../records/transitions.ts';

/**
 * State of a lead, a prospective customer (product §2.21): `new` is shown as 'Pending'; `approved` has become a customer;
 * `rejected` is none, for a reason.
 */
export type LeadStatus = 'new' | 'contacted' | 'qualified' | 'approved' | 'rejected';

/**
 * Where a lead may go, by hand. The open states (`new`, `contacted`, `qualified`) lead to one another both ways; any may
 * be rejected with a reason, and from there only back to `new`.
 */
export const LEAD_STATUSES: TransitionTable<LeadStatus> = {
  new: [{ to: 'contacted' }, { to: 'qualified' }, { to: 'approved' }, { to: 'rejected', needs_reason: true }],
  contacted: [{ to: 'new' }, { to: 'qualified' }, { to: 'approved' }, { to: 'rejected', needs_reason: true }],
  qualified: [{ to: 'new' }, { to: 'contacted' }, { to: 'approved' }, { to: 'rejected', needs_reason: true }],
  approved: [{ to: 'new' }, { to: 'contacted' }, { to: 'qualified' }, { to: 'rejected', needs_reason: true }],
  rejected: [{ to: 'new' }],
};

/** The states in the order of the keys 1 to 5. */
export const LEAD_STATUS_KEYS = ['new', 'contacted', 'qualified', 'approved', 'rejected'] as const;

/** Why a lead is no customer. */
export const LEAD_REASONS = ['not_a_fit', 'no_answer', 'spam', 'other'] as const;

/** Where a lead filled in the form (product §2.21); `contact` is the page of its own. */
export const LEAD_SOURCES = ['landing', 'pricing', 'early_bird', 'referral', 'contact'] as const;

/** Orders of the list of leads: by when they wrote last, or by name; `-` from the other end. */
export const LEAD_SORTS = ['asked', '-asked', 'name', '-name'] as const;

/** Days for which a deleted lead can be brought back; then it is erased. */
export const LEAD_UNDO_DAYS = 30;

/** Days after which a lead is erased whose address was never confirmed and that nobody has dealt with. */
export const LEAD_UNCONFIRMED_DAYS = 30;

/**
 * Whether a sign-up makes a customer of a lead by itself. By the very address it does in every state but `approved`, since
 * the mailbox was proved; by the domain of a work address only while the lead is open.
 * @param how what the sign-up has in common with the lead
 */
export function convertsBySignUp(status: LeadStatus, how: 'address' | 'domain'): boolean {
  if (status === 'approved') return false;
  return how === 'address' || status !== 'rejected';
}
