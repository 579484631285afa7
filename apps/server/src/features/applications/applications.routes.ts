import {
  readStart,
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
import { type Handled, handle } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { applicationDetails } from './application-details.ts';
import { listApplications } from './list-applications.ts';
import { startApplication, startInfo } from './start/start-application.ts';
import { attachCv } from './steps/attach-cv.ts';
import { saveAnswers } from './steps/save-answers.ts';
import { saveBasicInfo } from './steps/save-basic-info.ts';
import { submitApplication } from './steps/submit-application.ts';
import { uploadAnswerFile } from './steps/upload-answer-file.ts';
import { reopen, withdraw } from './steps/withdraw-application.ts';

/** The candidate's half of this feature. */
export const applicationsHandlers: readonly Handled[] = [
  handle(startApplicationRoute, async (call) => {
    const data = await startApplication(call);
    return { data, status: data.created ? 201 : 200 };
  }),
  handle(readStart, async (call) => ({ data: await startInfo(call) })),
  handle(readApplication, async (call) => ({
    data: await applicationDetails(call, call.query.application_id),
  })),
  handle(listApplicationsRoute, async (call) => ({ data: await listApplications(call) })),
  handle(saveBasicInfoRoute, async (call) => {
    await saveBasicInfo(call);
    return { data: await applicationDetails(call, call.body.application_id) };
  }),
  handle(attachCvRoute, async (call) => {
    await attachCv(call);
    return { data: await applicationDetails(call, call.body.application_id) };
  }),
  handle(saveAnswersRoute, async (call) => {
    await saveAnswers(call);
    return { data: await applicationDetails(call, call.body.application_id) };
  }),
  handle(uploadAnswerFileRoute, async (call) => ({ data: await uploadAnswerFile(call), status: 201 })),
  handle(readAnswerFile, async (call) => {
    const file = call.refs.row(call.params.file_id);
    if (file.purpose !== 'answer') throw notFound();
    await sendFile(call.reply, call.services.files, file, { inline: call.query.inline ?? false });
    return undefined;
  }),
  handle(submitApplicationRoute, async (call) => {
    await submitApplication(call);
    return { data: await applicationDetails(call, call.body.application_id) };
  }),
  handle(withdrawApplication, async (call) => {
    await withdraw(call);
    return { data: await applicationDetails(call, call.params.application_id) };
  }),
  handle(reopenApplication, async (call) => {
    await reopen(call);
    return { data: await applicationDetails(call, call.params.application_id) };
  }),
];
