import {
  readStart,
  readStartCv,
  startApplication as startApplicationRoute,
} from '@tryout/contract/applications/application-start';
import {
  attachCv as attachCvRoute,
  listApplications as listApplicationsRoute,
  readAnswerFile,
  readApplication,
  reopenApplication,
  saveAnswers as saveAnswersRoute,
  saveBasicInfo as saveBasicInfoRoute,
  submitApplication as submitApplicationRoute,
  uploadAnswerFile as uploadAnswerFileRoute,
  withdrawApplication,
} from '@tryout/contract/applications/applications';
import type { FastifyRequest } from 'fastify';
import type { Act } from '../../platform/act.ts';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { sourcesOf } from '../../platform/http/source-cookie.ts';
import { applicationDetails } from './application-details.ts';
import { listApplications } from './list-applications.ts';
import { contactInCv } from './start/contact-in-cv.ts';
import { startApplication, startInfo } from './start/start-application.ts';
import { attachCv } from './steps/attach-cv.ts';
import { saveAnswers } from './steps/save-answers.ts';
import { saveBasicInfo } from './steps/save-basic-info.ts';
import { submitApplication } from './steps/submit-application.ts';
import { answerFile, uploadAnswerFile } from './steps/upload-answer-file.ts';
import { reopen, withdraw } from './steps/withdraw-application.ts';

/** The candidate's own application as it is after a step. */
const detailsNow = (call: Act & { readonly request: FastifyRequest }, applicationId: string) =>
  applicationDetails(call, applicationId, languageOf(call.request));

/** The candidate's half of this feature. */
export const applicationsHandlers: readonly Handled[] = [
  handle(startApplicationRoute, async (call) => {
    const data = await startApplication(call, {
      ...call.body,
      language: languageOf(call.request),
      sources: sourcesOf(call.request, call.services.config),
    });
    return { data, status: data.created ? 201 : 200 };
  }),

  handle(readStart, async (call) => ({ data: await startInfo(call, call.query) })),

  handleWithoutTransaction(readStartCv, async (call) => ({ data: await contactInCv(call, call.file) })),

  handle(readApplication, async (call) => ({ data: await detailsNow(call, call.query.application_id) })),

  handle(listApplicationsRoute, async (call) => ({
    data: await listApplications(signedAct(call), call.query),
  })),

  handle(saveBasicInfoRoute, async (call) => {
    await saveBasicInfo(signedAct(call), call.body);
    return { data: await detailsNow(call, call.body.application_id) };
  }),

  handle(attachCvRoute, async (call) => {
    const { application_id, cv_id } = call.body;
    await attachCv(signedAct(call), application_id, cv_id === null ? null : call.refs.row(cv_id));
    return { data: await detailsNow(call, application_id) };
  }),

  handle(saveAnswersRoute, async (call) => {
    await saveAnswers(signedAct(call), call.body);
    return { data: await detailsNow(call, call.body.application_id) };
  }),

  handle(uploadAnswerFileRoute, async (call) => ({
    data: await uploadAnswerFile(signedAct(call), call.body, call.file),
    status: 201,
  })),

  handle(readAnswerFile, async (call) => {
    const file = answerFile(call.refs.row(call.params.file_id));
    await sendFile(call.reply, call.services.files, file, { inline: call.query.inline ?? false });
    return undefined;
  }),

  handle(submitApplicationRoute, async (call) => {
    await submitApplication(signedAct(call), call.body.application_id);
    return { data: await detailsNow(call, call.body.application_id) };
  }),

  handle(withdrawApplication, async (call) => {
    await withdraw(signedAct(call), call.params.application_id, call.body);
    return { data: await detailsNow(call, call.params.application_id) };
  }),

  handle(reopenApplication, async (call) => {
    await reopen(signedAct(call), call.params.application_id, call.body);
    return { data: await detailsNow(call, call.params.application_id) };
  }),
];
