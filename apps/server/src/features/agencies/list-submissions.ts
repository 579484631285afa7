import type { listSubmissions as route } from '@tryout/contract/agencies/submissions';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { FastifyReply } from 'fastify';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { readerOf } from './agency-side.ts';
import { submissionItem } from './submission-view.ts';
import {
  countSubmissions,
  findCvFile,
  findSubmissionPage,
  type SubmissionRow,
} from './submissions.queries.ts';

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

/** Sends the CV of a submission, and notes who opened it. */
export async function sendSubmissionCv(
  act: SignedAct,
  submission: SubmissionRow,
  { reply, inline }: { readonly reply: FastifyReply; readonly inline: boolean },
): Promise<void> {
  const cv = await findCvFile(act.db, submission.cv_file_id);
  if (!cv) throw notFound();
  await audit(act, {
    event_type: 'access',
    action: 'cv.opened',
    target_type: 'submission',
    target_id: submission.id,
    organization_id: readerOf(act.actor).organization_id,
  });
  await sendFile(reply, act.services.files, cv, { inline });
}
