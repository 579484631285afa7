import type { uploadAnswerFile as route } from '@tryout/contract/applications/applications';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { SignedAct } from '../../../platform/act.ts';
import { storePicture } from '../../../platform/files/images.ts';
import type { ReceivedFile } from '../../../platform/http/call.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { acceptDocument, keepFile } from '../../cvs/public.ts';
import { findQuestions, storeAnswers } from '../application-facts.queries.ts';
import { applicationsSay } from '../applications.messages.ts';
import { refreshCandidateStatus } from '../refresh-candidate-status.ts';
import { lockEditable } from './editable-application.ts';

const KINDS = ['pdf', 'docx', 'odt', 'rtf', 'txt', 'png', 'jpeg'] as const;

/** Answers a question with the file that came with the request. */
export async function uploadAnswerFile(
  act: SignedAct,
  body: RouteBody<typeof route>,
  file: ReceivedFile | null,
): Promise<RouteData<typeof route>> {
  const { db, actor, services } = act;
  if (!file) throw new Error('an upload route without its file');
  const { application } = await lockEditable(act, body.application_id);
  const questions = await findQuestions(db, application);
  const question = questions.find((one) => one.id === body.position_question_id);
  if (!question) throw notFound();
  if (question.type !== 'file')
    throw new Refusal('refused_by_rule', applicationsSay('applications.no_file_asked'));
  const { media_type } = await acceptDocument(services.files, file, 'file', KINDS);
  const kept = media_type.startsWith('image/')
    ? { ...file, ...(await storePicture(services.files, file, 'file')) }
    : file;
  const file_id = await keepFile(act, kept, {
    purpose: 'answer',
    media_type,
    owner_user_id: application.candidate_id,
  });
  await storeAnswers(
    db,
    application,
    [{ position_question_id: question.id, value: file_id }],
    services.now(),
  );
  await refreshCandidateStatus(act, application.id, {
    step: null,
    actor_id: actor.user_id,
  });
  return { file_id, name: file.name, size: kept.size, media_type };
}

/** A file that answers a question. @throws Refusal (not found) for one that is there for something else */
export function answerFile<File extends { readonly purpose: string }>(file: File): File {
  if (file.purpose !== 'answer') throw notFound();
  return file;
}
