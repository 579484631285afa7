import type { moveSubmission as route, SubmissionDetail } from '@tryout/contract/agencies/submissions';
import type { RouteBody } from '@tryout/contract/define-route';
import { claimOf } from '@tryout/domain/agencies/ownership';
import { SUBMISSION_STATUSES } from '@tryout/domain/agencies/submission';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import type { SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { NotificationType } from '../notifications/public.ts';
import { inviteSubmitted } from '../positions/public.ts';
import { agenciesSay } from './agencies.messages.ts';
import { auditBoth, nameOf, tellOfSubmission } from './agency-news.ts';
import { type Reader, readerOf } from './agency-side.ts';
import { insertClaim } from './claims.queries.ts';
import { judgeSubmission } from './judge-submission.ts';
import { findOwnershipMode } from './shares.queries.ts';
import { submissionNow } from './submission-view.ts';
import {
  giveCvToPerson,
  lockSubmission,
  type SubmissionRow,
  storeOwner,
  storeSubmissionStatus,
} from './submissions.queries.ts';

type Wish = RouteBody<typeof route>;

const NEWS: Readonly<Record<Wish['to'], NotificationType>> = {
  approved: 'submission_accepted',
  rejected: 'submission_declined',
  closed: 'submission_withdrawn',
};

/** The company accepts or declines a submission, or the agency takes it back. Accepting invites the person. */
export async function moveSubmission(act: SignedAct, id: string, wish: Wish): Promise<SubmissionDetail> {
  const { db, actor, services } = act;
  const reader = readerOf(actor);
  const submission = await lockSubmission(db, id);
  if (!submission) throw notFound();
  refuseStale(submission, reader, wish);
  const now = services.now();
  const invite_id = wish.to === 'approved' ? await accept(act, submission) : null;
  await storeSubmissionStatus(
    db,
    id,
    {
      status: wish.to,
      refusal: wish.to === 'rejected' ? 'declined' : null,
      reason: wish.reason,
      decided_by: wish.to === 'closed' ? null : actor.user_id,
      invite_id,
    },
    now,
  );
  await auditBoth(act, submission, {
    event_type: 'update',
    action: `submission.${wish.to}`,
    target_type: 'submission',
    target_id: id,
    meta: { status: [submission.status, wish.to], ...(wish.reason ? { reason: wish.reason } : {}) },
  });
  await tellOfSubmission(act, submission, reader.side === 'company' ? 'agency' : 'company', {
    type: NEWS[wish.to],
    key: wish.to,
    params: {
      company: submission.company_name,
      agency: submission.agency_name,
      person: nameOf(submission),
      position: submission.position_title,
      words: wish.reason,
    },
  });
  services.live.tell(db, [actor.user_id], { topic: 'agencies' });
  return submissionNow(act, id);
}

function refuseStale(row: SubmissionRow, { side }: Reader, wish: Wish): void {
  const current = { status: row.status, allowed: allowedTargets(SUBMISSION_STATUSES, row.status, side) };
  if (row.status !== wish.from) {
    throw new Refusal('stale_status', agenciesSay('agencies.moved_meanwhile'), { current });
  }
  const answer = canTransition(SUBMISSION_STATUSES, row.status, wish.to, {
    by: side,
    has_reason: wish.reason !== '',
  });
  if (answer.allowed) return;
  if (answer.code === 'reason_required') throw invalidField('reason', agenciesSay('agencies.reason_missing'));
  throw new Refusal('refused_by_rule', agenciesSay('agencies.cannot_go'), { current });
}

/** Judges once more, since somebody else may have been first, keeps the claim and invites the person. */
async function accept(act: SignedAct, submission: SubmissionRow): Promise<string> {
  const { db, services } = act;
  const now = services.now();
  if (!submission.is_linked) throw new Refusal('refused_by_rule', agenciesSay('agencies.link_over'));
  const verdict = await judgeSubmission(db, submission, {
    submitted_at: new Date(submission.created_at),
    now,
  });
  if (verdict.owner !== 'agency') {
    throw new Refusal(
      'refused_by_rule',
      agenciesSay(verdict.owner === 'company' ? 'agencies.applied_before' : 'agencies.accepted_before'),
    );
  }
  let until = verdict.reason === 'own_claim' ? verdict.until : null;
  if (verdict.reason === 'first') {
    const claim = claimOf(await findOwnershipMode(db, submission.organization_id), submission, now.getTime());
    const { organization_id, email, id } = submission;
    await insertClaim(db, { ...claim, organization_id, email, submission_id: id });
    until = claim.until;
  }
  const owner_until = until === null ? null : new Date(until);
  await storeOwner(db, submission.id, { owner: 'agency', owner_reason: verdict.reason, owner_until }, now);
  const invite_id = await inviteSubmitted(act, { ...personOf(submission), message: '' });
  await giveCvToPerson(db, submission);
  return invite_id;
}

const personOf = ({ position_id, email, first_name, last_name }: SubmissionRow) => ({
  position_id,
  email,
  first_name,
  last_name,
});
