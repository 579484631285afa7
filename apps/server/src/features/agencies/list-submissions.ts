import type { listSubmissions as route, SubmissionDetail } from '@tryout/contract/agencies/submissions';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { FastifyReply } from 'fastify';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { noteLook } from '../profile-views/public.ts';
import { readerOf } from './agency-side.ts';
import { submissionDetail, submissionItem } from './submission-view.ts';
import { countSubmissions, findFile, findSubmissionPage, type SubmissionRow } from './submissions.queries.ts';

/** One page of the submissions of the caller's side. */
export async function listSubmissions(
  { db, actor }: SignedAct,
  query: RouteQuery<typeof route>,
): Promise<RouteData<typeof route>> {
  const reader = readerOf(actor);
  const [page, counts] = await Promise.all([
    findSubmissionPage(db, reader, query),
    countSubmissions(db, reader),
  ]);
  return { ...page, items: page.items.map((row) => submissionItem(row, reader)), counts };
}

/** Records a look of the company at what an agency submitted; the agency's own candidates are known to it. */
async function noteCompanyLook(act: SignedAct, { email, organization_id }: SubmissionRow): Promise<void> {
  if (readerOf(act.actor).side === 'company')
    await noteLook(act, { part: 'submission', email, organization_id });
}

/** Opens a submission; its candidate's list of views tells of the company's look. */
export async function openSubmission(act: SignedAct, row: SubmissionRow): Promise<SubmissionDetail> {
  const [detail] = await Promise.all([submissionDetail(act, row), noteCompanyLook(act, row)]);
  return detail;
}

/** What the security log says of a file of a submission that was opened. */
const OPENED = { cv: 'cv.opened', consent: 'submission.consent_opened' } as const;

/** Sends the CV or the proof of consent of a submission, and notes who opened it. */
export async function sendSubmissionFile(
  act: SignedAct,
  submission: SubmissionRow,
  {
    what,
    reply,
    inline,
  }: { readonly what: 'cv' | 'consent'; readonly reply: FastifyReply; readonly inline: boolean },
): Promise<void> {
  const id = what === 'cv' ? submission.cv_file_id : submission.consent_file_id;
  const file = id === null ? undefined : await findFile(act.db, id);
  if (!file) throw notFound();
  await audit(act, {
    event_type: 'access',
    action: OPENED[what],
    target_type: 'submission',
    target_id: submission.id,
    organization_id: readerOf(act.actor).organization_id,
  });
  if (what === 'cv') await noteCompanyLook(act, submission);
  await sendFile(reply, act.services.files, file, { inline });
}
