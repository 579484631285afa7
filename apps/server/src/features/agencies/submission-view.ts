import type { SubmissionDetail, SubmissionItem } from '@tryout/contract/agencies/submissions';
import { isDisputable } from '@tryout/domain/agencies/dispute';
import {
  SUBMISSION_STATUSES,
  type SubmissionGroup,
  submissionGroup,
} from '@tryout/domain/agencies/submission';
import { allowedTargets } from '@tryout/domain/records/transitions';
import type { SignedAct } from '../../platform/act.ts';
import { may } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { type Reader, readerOf } from './agency-side.ts';
import { type DisputeRow, findDisputes } from './disputes.queries.ts';
import {
  findFeedback,
  findFile,
  findSubmissions,
  type SubmissionRow,
  type SubmittedFile,
} from './submissions.queries.ts';

/**
 * How the application of a submission goes. An agency whose link is not in force any more learns only that a person was
 * hired: that is its credit.
 */
function groupFor(row: SubmissionRow, { side }: Reader): SubmissionGroup | null {
  if (row.status !== 'approved') return null;
  const group = submissionGroup(row.application_status, row.invite_status);
  return side === 'company' || row.is_linked || group === 'approved' ? group : null;
}

/** A submission in the list of a side. */
export function submissionItem(row: SubmissionRow, reader: Reader): SubmissionItem {
  return {
    submission_id: row.id,
    side: reader.side,
    person: { first_name: row.first_name, last_name: row.last_name, email: row.email },
    position_title: row.position_title,
    company_name: row.company_name,
    agency_name: row.agency_name,
    submitted_by_name: row.submitted_by_name,
    status: row.status,
    refusal: row.refusal,
    group: groupFor(row, reader),
    has_dispute: row.has_dispute,
    created_at: row.created_at,
  };
}

const shownFile = ({ name, media_type, size }: SubmittedFile) => ({ name, media_type, size });

const disputeView = ({ id, organization_id: _, submission_id: __, ...row }: DisputeRow) => ({
  submission_dispute_id: id,
  ...row,
});

/** A submission, whole, as the caller's side sees it. Feedback is read while the link is in force. */
export async function submissionDetail(act: SignedAct, row: SubmissionRow): Promise<SubmissionDetail> {
  const { db, actor } = act;
  const reader = readerOf(actor);
  const { side } = reader;
  const [cv, consent, feedback, disputes] = await Promise.all([
    findFile(db, row.cv_file_id),
    row.consent_file_id === null ? undefined : findFile(db, row.consent_file_id),
    side === 'company' || row.is_linked ? findFeedback(db, row.id) : [],
    findDisputes(db, row.id),
  ]);
  if (!cv) throw notFound();
  const isCompany = side === 'company';
  return {
    ...submissionItem(row, reader),
    position_id: isCompany ? row.position_id : null,
    agency_share_id: !isCompany && row.is_linked && row.share_is_open ? row.share_id : null,
    application_id: isCompany ? row.application_id : null,
    note: row.note,
    consent_proof: row.consent_proof,
    consent_on: row.consent_on,
    consent_file: consent ? shownFile(consent) : null,
    terms: row.terms,
    cv: shownFile(cv),
    reason: row.reason,
    owner: row.owner,
    owner_reason: row.owner_reason,
    owner_until: row.owner_until,
    decided_at: row.decided_at,
    allowed: allowedTargets(SUBMISSION_STATUSES, row.status, side),
    // An agency reads that the company wrote, not who.
    feedback: feedback.map((each) => ({
      ...each,
      author_name: isCompany ? each.author_name : row.company_name,
    })),
    disputes: disputes.map(disputeView),
    may_dispute:
      may(actor, 'submission.dispute', { organization_id: reader.organization_id }) &&
      mayBeDisputed(row, disputes),
  };
}

/** Whether there is something to dispute that the platform has not settled for good. */
export function mayBeDisputed(
  row: Pick<SubmissionRow, 'status' | 'refusal'>,
  disputes: readonly Pick<DisputeRow, 'settled_by'>[],
): boolean {
  return isDisputable(row.status, row.refusal) && disputes.every((each) => each.settled_by !== 'platform');
}

/** The same, read anew after a change. */
export async function submissionNow(act: SignedAct, id: string): Promise<SubmissionDetail> {
  const [row] = await findSubmissions(act.db, [id], readerOf(act.actor));
  if (!row) throw notFound();
  return submissionDetail(act, row);
}
