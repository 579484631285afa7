import type { shareFeedback as route, SubmissionDetail } from '@tryout/contract/agencies/submissions';
import type { RouteBody } from '@tryout/contract/define-route';
import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { agenciesSay } from './agencies.messages.ts';
import { auditBoth, nameOf, tellOfSubmission } from './agency-news.ts';
import { submissionNow } from './submission-view.ts';
import { insertFeedback, lockSubmission } from './submissions.queries.ts';

/** Tells the agency something about a person whose representation was accepted; nothing else of the notes reaches it. */
export async function shareFeedback(
  act: SignedAct,
  id: string,
  { body }: RouteBody<typeof route>,
): Promise<SubmissionDetail> {
  const { db, actor, services } = act;
  const submission = await lockSubmission(db, id);
  if (!submission) throw notFound();
  if (submission.status !== 'approved') {
    throw new Refusal('refused_by_rule', agenciesSay('agencies.feedback_after_acceptance'));
  }
  if (!submission.is_linked) throw new Refusal('refused_by_rule', agenciesSay('agencies.link_over'));
  const { organization_id } = submission;
  const feedback = { organization_id, submission_id: id, author_id: actor.user_id, body };
  const feedbackId = await insertFeedback(db, feedback, services.now());
  await auditBoth(act, submission, {
    event_type: 'create',
    action: 'submission.feedback_given',
    target_type: 'submission',
    target_id: id,
  });
  await tellOfSubmission(act, submission, 'agency', {
    type: 'submission_feedback',
    key: feedbackId,
    params: {
      company: submission.company_name,
      person: nameOf(submission),
      position: submission.position_title,
      words: body,
    },
  });
  return submissionNow(act, id);
}
