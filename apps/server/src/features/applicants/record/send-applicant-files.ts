import type { ShownProfile } from '@tryout/contract/profiles/profiles';
import type { FastifyReply } from 'fastify';
import { type Act, audit, type SignedAct } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { answerFiles } from '../../applications/public.ts';
import { cvOfApplication, sendCv } from '../../cvs/public.ts';
import { noteLook } from '../../profile-views/public.ts';
import { shownProfileOf } from '../../profiles/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import type { SeenApplicant } from '../find-applicant.ts';
import { findAnswerFileId, findCvId } from './applicant-details.queries.ts';
import { lookAt } from './open-applicant.ts';

/** An act that is answered with a file. */
type SendingAct = Act & { readonly reply: FastifyReply };

function refuseBlind({ rights }: SeenApplicant): void {
  if (rights.see_identity) return;
  throw new Refusal('forbidden', applicantsSay('applicants.files_hidden'));
}

/** Sends an applicant's CV and notes who opened it. */
export async function sendApplicantCv(
  act: SendingAct & SignedAct,
  seen: SeenApplicant,
  { inline = false }: { readonly inline?: boolean | undefined },
): Promise<void> {
  refuseBlind(seen);
  const cv = await cvOfApplication(act.db, await findCvId(act.db, seen.applicant.id));
  await noteLook(act, lookAt(seen.applicant, 'cv'));
  await sendCv(act, cv, {
    inline,
    organization_id: seen.applicant.organization_id,
    application_id: seen.applicant.id,
  });
}

/** The words of an applicant's CV; reading them is opening it. */
export async function applicantCvText(act: SignedAct, seen: SeenApplicant): Promise<{ text: string }> {
  refuseBlind(seen);
  const cv = await cvOfApplication(act.db, await findCvId(act.db, seen.applicant.id));
  await noteLook(act, lookAt(seen.applicant, 'cv'));
  await audit(act, {
    event_type: 'access',
    action: 'cv.opened',
    target_type: 'cv',
    target_id: cv.id,
    organization_id: seen.applicant.organization_id,
    meta: { application_id: seen.applicant.id },
  });
  return { text: cv.text };
}

/** An applicant's profile as it is now. */
export function applicantProfile(act: Act, seen: SeenApplicant): Promise<ShownProfile> {
  refuseBlind(seen);
  return shownProfileOf(act.db, seen.applicant.candidate_id);
}

/** Sends a file that an applicant gave as an answer. */
export async function sendAnswerFile(
  act: SendingAct,
  seen: SeenApplicant,
  {
    position_question_id,
    inline = false,
  }: {
    readonly position_question_id: string;
    readonly inline?: boolean | undefined;
  },
): Promise<void> {
  const { db } = act;
  refuseBlind(seen);
  const fileId = await findAnswerFileId(db, seen.applicant.id, position_question_id);
  const file = fileId === null ? undefined : (await answerFiles(db, [fileId])).get(fileId);
  if (!file) throw notFound();
  await audit(act, {
    event_type: 'access',
    action: 'answer_file.opened',
    target_type: 'application',
    target_id: seen.applicant.id,
    organization_id: seen.applicant.organization_id,
  });
  await sendFile(act.reply, act.services.files, file, { inline });
}
