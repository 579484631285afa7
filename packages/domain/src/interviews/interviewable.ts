import type { ApplicationStatus } from '../applications/application-statuses.ts';

/** Whether an application has come to an end, so that no interview is arranged for it. */
export function isDeadEnd(status: ApplicationStatus): boolean {
  return status === 'rejected' || status === 'approved';
}

/** Whether a stage is one of interviews, so that whoever is moved to it is offered to be asked for one. */
export function offersInterview(status: ApplicationStatus): boolean {
  return status === 'phone_screen' || status === 'in_person';
}
