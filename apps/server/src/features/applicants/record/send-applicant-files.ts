import type {
  readApplicantAnswerFile,
  readApplicantCv,
  readApplicantCvText,
} from '@tryout/contract/applicants/applicants';
import { audit } from '../../../platform/act.ts';
import type { Call } from '../../../platform/http/call.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { cvOfApplication, findFiles, sendCv } from '../../cvs/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import { type SeenApplicant, seenApplicant } from '../find-applicant.ts';
import { findAnswerFileId, findCvId } from './applicant-details.queries.ts';

function refuseBlind({ rights }: SeenApplicant): void {
  if (rights.see_identity) return;
  throw new Refusal('forbidden', applicantsSay('applicants.files_hidden'));
}

/** Sends an applicant's CV and notes who opened it. */
export async function sendApplicantCv(call: Call<typeof readApplicantCv>): Promise<void> {
  const seen = seenApplicant(call, call.query.application_id);
  refuseBlind(seen);
  const cv = await cvOfApplication(call.db, await findCvId(call.db, seen.applicant.id));
  await sendCv(call, cv, {
    inline: call.query.inline ?? false,
    organization_id: seen.applicant.organization_id,
    application_id: seen.applicant.id,
  });
}

/** The words of an applicant's CV; reading them is opening it. */
export async function applicantCvText(call: Call<typeof readApplicantCvText>): Promise<{ text: string }> {
  const seen = seenApplicant(call, call.query.application_id);
  refuseBlind(seen);
  const cv = await cvOfApplication(call.db, await findCvId(call.db, seen.applicant.id));
  await audit(call, {
    event_type: 'access',
    action: 'cv.opened',
    target_type: 'cv',
    target_id: cv.id,
    organization_id: seen.applicant.organization_id,
    meta: { application_id: seen.applicant.id },
  });
  return { text: cv.text };
}

/** Sends a file that an applicant gave as an answer. */
export async function sendAnswerFile(call: Call<typeof readApplicantAnswerFile>): Promise<void> {
  const { db, query } = call;
  const seen = seenApplicant(call, query.application_id);
  refuseBlind(seen);
  const fileId = await findAnswerFileId(db, seen.applicant.id, query.position_question_id);
  const [file] = fileId === null ? [] : await findFiles(db, [fileId]);
  if (!file) throw notFound();
  await audit(call, {
    event_type: 'access',
    action: 'answer_file.opened',
    target_type: 'application',
    target_id: seen.applicant.id,
    organization_id: seen.applicant.organization_id,
  });
  await sendFile(call.reply, call.services.files, file, { inline: query.inline ?? false });
}
