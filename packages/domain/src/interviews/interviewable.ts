import type { ApplicationStatus } from '../applications/application-statuses.ts';

/** Whether an application has come to an end, so that no interview is arranged for it. */
export function isDeadEnd(status: ApplicationStatus): boolean {
  return status === 'rejected' || status === 'approved';
}
