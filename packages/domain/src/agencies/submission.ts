import type { ApplicationStatus } from '../applications/application-statuses.ts';
import type { CandidateInviteStatus } from '../positions/candidate-invite-status.ts';
import type { TransitionTable } from '../records/transitions.ts';

/**
 * State of a person whom an agency submitted for a position (product §2.28): waits, representation accepted, declined,
 * or taken back by the agency.
 */
export type SubmissionStatus = 'new' | 'approved' | 'rejected' | 'closed';

/** The two sides of a submission. */
export type SubmissionSide = 'company' | 'agency';

/** The company answers once; until then the agency may take it back. What has been answered stays so. */
export const SUBMISSION_STATUSES: TransitionTable<SubmissionStatus, SubmissionSide> = {
  new: [
    { to: 'approved', by: ['company'] },
    { to: 'rejected', by: ['company'], needs_reason: true },
    { to: 'closed', by: ['agency'] },
  ],
  approved: [],
  rejected: [],
  closed: [],
};

/**
 * Why a submission was declined: another agency represents the person (`owned`), the person applied by themselves
 * (`duplicate`), or the company declines for a reason in words (`declined`).
 */
export const SUBMISSION_REFUSALS = ['owned', 'duplicate', 'declined'] as const;
/** One of them. */
export type SubmissionRefusal = (typeof SUBMISSION_REFUSALS)[number];

/** All that an agency learns of how an application goes. */
export const SUBMISSION_GROUPS = ['in_progress', 'interviewing', 'approved', 'not_selected'] as const;
/** One of them. */
export type SubmissionGroup = (typeof SUBMISSION_GROUPS)[number];

/**
 * The group in which an agency sees a person whose representation was accepted. `application` is null until the person
 * has begun to apply; then the invitation tells: one that was declined, taken back or is over leads nowhere.
 */
export function submissionGroup(
  application: ApplicationStatus | null,
  invite: CandidateInviteStatus | null,
): SubmissionGroup {
  if (application === null) {
    return invite === 'rejected' || invite === 'closed' ? 'not_selected' : 'in_progress';
  }
  if (application === 'approved') return 'approved';
  if (application === 'rejected') return 'not_selected';
  return application === 'phone_screen' || application === 'in_person' ? 'interviewing' : 'in_progress';
}
