import type { TransitionTable } from '../records/transitions.ts';

/** State of an organization (product §2.1); `new` is shown as 'Pending' and may draft but not publish or invite. */
export type OrganizationStatus = 'new' | 'approved' | 'rejected' | 'suspended';

/** Decided by the platform alone. */
export const ORGANIZATION_STATUSES: TransitionTable<OrganizationStatus, 'super_admin'> = {
  new: [
    { to: 'approved', by: ['super_admin'] },
    { to: 'rejected', by: ['super_admin'], needs_reason: true },
  ],
  approved: [{ to: 'suspended', by: ['super_admin'], needs_reason: true }],
  rejected: [],
  suspended: [{ to: 'approved', by: ['super_admin'] }],
};
