import type { ApplicantTarget } from '@tryout/contract/applicants/applicants';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';

/** One step on towards a decision for somebody; back from hold goes to the short list. */
const NEXT: Readonly<Partial<Record<ApplicationStatus, ApplicationStatus>>> = {
  applied: 'short_listed',
  short_listed: 'phone_screen',
  phone_screen: 'in_person',
  in_person: 'approved',
  on_hold: 'short_listed',
};

/** The next step from a status, if it may be taken; null otherwise. */
export function nextStatus(
  status: ApplicationStatus,
  allowed: readonly ApplicantTarget[],
): ApplicationStatus | null {
  const next = NEXT[status];
  return next !== undefined && allowed.some((each) => each.to === next) ? next : null;
}
