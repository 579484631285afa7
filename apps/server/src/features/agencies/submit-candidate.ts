import type { submitCandidate as route, SubmissionDetail } from '@tryout/contract/agencies/submissions';
import type { RouteBody } from '@tryout/contract/define-route';
import type { SignedAct } from '../../platform/act.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { agenciesSay } from './agencies.messages.ts';
import { auditBoth, nameOf, tellOfSubmission } from './agency-news.ts';
import { readerOf } from './agency-side.ts';
import { judgeSubmission, ownerUntil } from './judge-submission.ts';
import { lockShare } from './shares.queries.ts';
import { submissionDetail } from './submission-view.ts';
import {
  copyFileFor,
  findFile,
  insertSubmission,
  isSubmitted,
  lockSubmission,
  type SubmittedFile,
  submitConsentProof,
} from './submissions.queries.ts';

type Person = RowOfRef<'person'>;

/**
 * Submits one of the agency's candidates for a shared position. Who represents the person is decided at once: where it
 * is not the agency, the submission is declined by the rule, with its reason.
 */
export async function submitCandidate(
  act: SignedAct,
  shareId: string,
  person: Person,
  body: RouteBody<typeof route>,
): Promise<SubmissionDetail> {
  const { db, actor, services } = act;
  const now = services.now();
  const reader = readerOf(actor);
  const share = await lockShare(db, shareId, reader);
  if (!share || person.organization_id !== share.agency_id) throw notFound();
  if (share.position_status !== 'published') {
    throw new Refusal('refused_by_rule', agenciesSay('agencies.position_not_open'));
  }
  const cv = await submittableCv(act, person, body);
  const of = {
    organization_id: share.organization_id,
    position_id: share.position_id,
    agency_id: share.agency_id,
    email: person.email,
  };
  const verdict = await judgeSubmission(db, of, { submitted_at: now, now });
  if (await isSubmitted(db, of)) throw new Refusal('conflict', agenciesSay('agencies.submitted_already'));
  const proof = body.consent_proof_id ?? null;
  if (proof !== null && !(await submitConsentProof(db, proof, share.organization_id))) {
    throw invalidField('consent_proof_id', agenciesSay('agencies.consent_file_gone'));
  }
  const isAgencys = verdict.owner === 'agency';
  const id = await insertSubmission(
    db,
    {
      ...of,
      position_title: share.title,
      share_id: share.id,
      person_id: person.id,
      first_name: person.first_name,
      last_name: person.last_name,
      cv_file_id: await copyFileFor(db, share.organization_id, cv),
      note: body.note,
      consent_proof: body.consent_proof,
      consent_on: body.consent_on,
      consent_file_id: proof,
      terms: share.terms,
      status: isAgencys ? 'new' : 'rejected',
      refusal: isAgencys ? null : verdict.owner === 'company' ? 'duplicate' : 'owned',
      owner: verdict.owner,
      owner_reason: verdict.reason,
      owner_until: ownerUntil(verdict),
      submitted_by: actor.user_id,
    },
    now,
  );
  if (id === undefined) throw new Refusal('conflict', agenciesSay('agencies.submitted_already'));
  const submission = await lockSubmission(db, id);
  if (!submission) throw notFound();
  await auditBoth(act, submission, {
    event_type: 'create',
    action: 'submission.made',
    target_type: 'submission',
    target_id: id,
    meta: { owner: verdict.owner, reason: verdict.reason },
  });
  if (isAgencys) {
    await tellOfSubmission(act, submission, 'company', {
      type: 'submission_received',
      key: 'received',
      params: {
        agency: submission.agency_name,
        person: nameOf(submission),
        position: submission.position_title,
      },
    });
  }
  return submissionDetail(act, submission);
}

/** The CV of a person who can be submitted: with a name, an address, a CV, and consent that holds today. */
async function submittableCv(
  { db, services }: SignedAct,
  person: Person,
  { consent_on }: RouteBody<typeof route>,
): Promise<SubmittedFile> {
  const today = services.now().toISOString().slice(0, 10);
  if (`${person.first_name}${person.last_name}` === '') {
    throw invalidField('person_id', agenciesSay('agencies.person_name'));
  }
  if (person.email === '') throw invalidField('person_id', agenciesSay('agencies.person_email'));
  if (person.do_not_contact) throw invalidField('person_id', agenciesSay('agencies.person_do_not_contact'));
  if (person.consent !== 'given' || (person.consent_until !== null && person.consent_until < today)) {
    throw invalidField('person_id', agenciesSay('agencies.person_consent'));
  }
  if (consent_on > today) throw invalidField('consent_on', agenciesSay('agencies.consent_in_future'));
  const cv = person.cv_file_id === null ? undefined : await findFile(db, person.cv_file_id);
  if (!cv) throw invalidField('person_id', agenciesSay('agencies.person_cv'));
  return cv;
}
