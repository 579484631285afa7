import {
  type ApplicationStep,
  isCandidateStatus,
  nextCandidateStep,
} from '@tryout/domain/applications/application-status';
import type { SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Said, verbatim } from '../../../platform/language/say.ts';
import { mayEdit } from '../application-details.ts';
import { findQuestions, stepsConfigOf } from '../application-facts.queries.ts';
import { applicationsSay } from '../applications.messages.ts';
import { refreshCandidateStatus, stepsDone } from '../refresh-candidate-status.ts';
import { closedToEdits, lockOwn } from './editable-application.ts';
import { answerProblemOf } from './save-answers.ts';

const MISSING: Readonly<Record<ApplicationStep, Said>> = {
  basic_info: applicationsSay('applications.basic_info_first'),
  cv: applicationsSay('applications.cv_first'),
  questions: applicationsSay('applications.questions_first'),
  game: applicationsSay('applications.game_first'),
  submit: verbatim(''),
};

/** Sends the application. Sending one that was sent answers the same again. */
export async function submitApplication(act: SignedAct, applicationId: string): Promise<void> {
  const { db, actor } = act;
  const { application, position } = await lockOwn(act, applicationId);
  if (!isCandidateStatus(application.status)) {
    if (application.status === 'rejected') throw closedToEdits(application, position);
    return;
  }
  if (!mayEdit(application, position)) throw closedToEdits(application, position);
  const config = stepsConfigOf(position);
  const done = stepsDone(application, { submitted: true });
  const missing = nextCandidateStep(config, done);
  if (missing !== null) {
    throw new Refusal('refused_by_rule', MISSING[missing], {
      current: { status: application.status, allowed: [] },
    });
  }
  // A required answer may have been taken back since the questions were done.
  const problems = (await findQuestions(db, application)).flatMap((question) => {
    const problem = answerProblemOf(question, question.value);
    return problem ? [{ field: `question.${question.id}`, message: problem }] : [];
  });
  const [first] = problems;
  if (first) throw new Refusal('invalid_input', first.message, { fields: problems });
  await refreshCandidateStatus(act, application.id, {
    step: 'submit',
    submitted: true,
    actor_id: actor.user_id,
  });
}
