import {
  addCultureQuestion,
  answerCultureQuestions,
  askColleagues as askRoute,
  changeCultureQuestion,
  forgetOwnCultureSheet,
  giveApplicationCulture,
  listCultureQuestions,
  moveCultureQuestion,
  readApplicantCulture,
  readApplicationCulture,
  readCultureProfile,
  readOwnCultureSheet,
  readPositionCulture,
  setPositionCulture as setPositionRoute,
  takeBackApplicationCulture,
  weighCulture,
} from '@tryout/contract/culture-questions/culture-questions';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { seenApplicant } from '../applicants/public.ts';
import { askColleagues } from './ask-colleagues.ts';
import { addQuestion, changeQuestion, cultureBank, moveQuestion } from './bank.ts';
import { applicationCulture, comparedCulture, giveCulture, takeBackCulture } from './candidate-sheet.ts';
import { cultureSay as say } from './culture-questions.messages.ts';
import { answerAsMember, forgetAsMember, ownSheet } from './own-sheet.ts';
import { positionCulture, setPositionCulture } from './position-culture.ts';
import { profileOf } from './profile-view.ts';
import { weighPosition } from './weigh-position.ts';

/** Culture questions: the bank, an organization's profile, and candidates beside it. */
export const cultureQuestionsHandlers: readonly Handled[] = [
  handle(listCultureQuestions, async (call) => ({ data: await cultureBank(call, call.query) })),
  handle(addCultureQuestion, async (call) => ({
    data: await addQuestion(signedAct(call), call.body),
    message: say('culture.added'),
    status: 201,
  })),
  handle(changeCultureQuestion, async (call) => ({
    data: await changeQuestion(signedAct(call), call.params.culture_question_id, call.body),
    message: say('culture.saved'),
  })),
  handle(moveCultureQuestion, async (call) => ({
    data: await moveQuestion(signedAct(call), call.params.culture_question_id, call.body),
    message: say(call.body.to === 'closed' ? 'culture.retired' : 'culture.published'),
  })),

  handle(readOwnCultureSheet, async (call) => ({
    data: await ownSheet(signedAct(call), call.query.organization_id),
  })),
  handle(answerCultureQuestions, async (call) => ({
    data: await answerAsMember(signedAct(call), call.body),
    message: say('culture.answered'),
  })),
  handle(forgetOwnCultureSheet, async (call) => ({
    data: await forgetAsMember(signedAct(call), call.query.organization_id),
    message: say('culture.forgotten'),
  })),
  handle(readCultureProfile, async (call) => ({
    data: await profileOf(signedAct(call), call.query.organization_id),
  })),

  handle(askRoute, async (call) => {
    const data = await askColleagues(signedAct(call), call.body.organization_id);
    return { data, message: say('culture.colleagues_asked', { count: data.asked }) };
  }),

  handle(readPositionCulture, async (call) => ({
    data: await positionCulture(call, call.refs.row(call.params.position_id)),
  })),
  handle(setPositionRoute, async (call) => ({
    data: await setPositionCulture(signedAct(call), call.refs.row(call.params.position_id), call.body.asks),
    message: say(call.body.asks ? 'culture.position_asks' : 'culture.position_asks_not'),
  })),
  handle(weighCulture, async (call) => ({
    data: await weighPosition(signedAct(call), call.refs.row(call.params.position_id), call.body),
    message: say(call.body.weight > 0 ? 'culture.weight_set' : 'culture.weight_ended', {
      weight: call.body.weight,
    }),
  })),

  handle(readApplicationCulture, async (call) => ({
    data: await applicationCulture(call, call.query.application_id),
  })),
  handle(giveApplicationCulture, async (call) => ({
    data: await giveCulture(call, call.body),
    message: say('culture.given'),
  })),
  handle(takeBackApplicationCulture, async (call) => ({
    data: await takeBackCulture(call, call.query.application_id),
    message: say('culture.taken_back'),
  })),

  handle(readApplicantCulture, async (call) => {
    const { applicant } = seenApplicant(call, call.params.application_id);
    return { data: await comparedCulture(call, applicant.id) };
  }),
];
