import type { RouteBody } from '@tryout/contract/define-route';
import type {
  InterviewQuestions,
  updateInterviewQuestions as route,
} from '@tryout/contract/interviews/interview-kit';
import { INTERVIEW_SOURCES } from '@tryout/games/interview-questions';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language/language.ts';
import { interviewsSay } from '../interviews.messages.ts';
import { findOwnQuestions, findTemplateOfPosition, storeOwnQuestions } from './kit.queries.ts';
import { traitsOf } from './kit-of-event.ts';
import { entriesOf, offeredView } from './kit-view.ts';
import { bankFor } from './question-bank.ts';

/** The interview questions of a position: its own, and the starter bank's on its traits. */
export async function questionsOf(
  act: SignedAct,
  position: { readonly id: string; readonly title: string },
  language: Language,
): Promise<InterviewQuestions> {
  const { db } = act;
  const [{ questions, version }, template] = await Promise.all([
    findOwnQuestions(db, position.id),
    findTemplateOfPosition(db, position.id),
  ]);
  const bank = await bankFor(db, template);
  const traits = traitsOf(template && { ...NOT_MEASURED, definition: template });
  const names = await entriesOf(
    act,
    {
      traits: [...traits.map((each) => each.trait_id), ...questions.map((each) => each.trait_id)],
      subtraits: bank.map((each) => each.subtrait_id),
    },
    language,
  );
  return {
    position_title: position.title,
    version,
    own: questions.map((each) => ({ ...each, probes: [...each.probes], anchors: [...each.anchors] })),
    bank: bank.map((each) => offeredView(each, language)),
    ...names,
    sources: [...INTERVIEW_SOURCES],
  };
}

const NOT_MEASURED = {
  score_card_id: null,
  trait_ids: null,
  trait_scores: null,
  subtrait_ids: null,
  scores: null,
  applicant_name: '',
  applicant_email: '',
};

/** Replaces a position's own questions. */
export async function replaceOwnQuestions(
  act: SignedAct,
  position: { readonly id: string; readonly title: string; readonly organization_id: string },
  body: RouteBody<typeof route>,
  language: Language,
): Promise<InterviewQuestions> {
  const { db, actor, services } = act;
  if (new Set(body.questions.map((each) => each.id)).size < body.questions.length) {
    throw invalidField('questions', interviewsSay('interviews.question_twice'));
  }
  const of = {
    position_id: position.id,
    organization_id: position.organization_id,
    version: body.version,
    by: actor.user_id,
  };
  if (!(await storeOwnQuestions(db, of, body.questions, services.now()))) {
    throw new Refusal('conflict', interviewsSay('interviews.changed_meanwhile'));
  }
  await audit(act, {
    event_type: 'update',
    action: 'position.interview_questions_changed',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { count: body.questions.length },
  });
  return questionsOf(act, position, language);
}
