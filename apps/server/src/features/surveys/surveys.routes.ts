import {
  answerSurvey as answerRoute,
  changeSurvey as changeRoute,
  createSurvey as createRoute,
  deleteSurvey as deleteRoute,
  exportSurveyResults as exportRoute,
  listOwnSurveys as listOwnRoute,
  listSurveys as listRoute,
  moveSurvey as moveRoute,
  readAskedSurvey as readAskedRoute,
  readSurveyResults as readResultsRoute,
  readSurvey as readRoute,
  renewSurveyLink as renewRoute,
} from '@tryout/contract/surveys/surveys';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { sendMadeFile } from '../../platform/http/send-file.ts';
import { answerSurvey, askedSurvey } from './answer-survey.ts';
import { exportedResults } from './export-results.ts';
import { ownSurveys } from './own-surveys.ts';
import { resultsOf } from './read-results.ts';
import { surveyList, wholeSurvey } from './read-surveys.ts';
import { surveysSay } from './surveys.messages.ts';
import { changeSurvey, createSurvey, deleteSurvey, moveSurvey, renewSurveyLink } from './tend-surveys.ts';

/** Surveys for those who make them, and for those who are asked. */
export const surveysHandlers: readonly Handled[] = [
  handle(listRoute, async (call) => ({ data: await surveyList(signedAct(call), call.query) })),
  handle(createRoute, async (call) => ({
    data: await createSurvey(signedAct(call), call.body),
    message: surveysSay('surveys.created'),
    status: 201,
  })),
  handle(readRoute, async (call) => ({ data: await wholeSurvey(call, call.params.survey_id) })),
  handle(changeRoute, async (call) => ({
    data: await changeSurvey(signedAct(call), call.params.survey_id, call.body),
    message: surveysSay('surveys.saved'),
  })),
  handle(moveRoute, async (call) => ({
    data: await moveSurvey(signedAct(call), call.params.survey_id, call.body),
    message: surveysSay(call.body.to === 'closed' ? 'surveys.closed' : 'surveys.published'),
  })),
  handle(renewRoute, async (call) => ({
    data: await renewSurveyLink(signedAct(call), call.params.survey_id),
    message: surveysSay('surveys.link_renewed'),
  })),
  handle(deleteRoute, async (call) => {
    await deleteSurvey(signedAct(call), call.params.survey_id);
    return { data: {}, message: surveysSay('surveys.deleted') };
  }),
  handle(readResultsRoute, async (call) => ({ data: await resultsOf(call, call.params.survey_id) })),
  handle(exportRoute, async (call) => {
    sendMadeFile(
      call.reply,
      await exportedResults(signedAct(call), call.params.survey_id, {
        format: call.query.format,
        language: call.query.language ?? languageOf(call.request),
      }),
    );
    return undefined;
  }),

  handle(readAskedRoute, async (call) => ({ data: await askedSurvey(call, call.params.token) })),
  handle(answerRoute, async (call) => ({
    data: await answerSurvey(call, call.params.token, call.body),
    message: surveysSay('surveys.answered'),
    status: 201,
  })),
  handle(listOwnRoute, async (call) => ({ data: { items: await ownSurveys(signedAct(call)) } })),
];
