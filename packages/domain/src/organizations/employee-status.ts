import type { TransitionTable } from '../records/transitions.ts';

/** State of an employee (product §2.1). Deactivating ends sessions and future time slots; notes stay. */
export type EmployeeStatus = 'invited' | 'active' | 'deactivated';

/** The invitee accepts; admins deactivate and bring back. */
export const EMPLOYEE_STATUSES: TransitionTable<EmployeeStatus, 'admin' | 'invitee'> = {
  invited: [
    { to: 'active', by: ['invitee'] },
    { to: 'deactivated', by: ['admin'] },
  ],
  active: [{ to: 'deactivated', by: ['admin'] }],
  deactivated: [{ to: 'active', by: ['admin'] }],
};
