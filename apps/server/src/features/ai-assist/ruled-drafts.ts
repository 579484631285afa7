import type {
  AnswersSummary,
  draftQuestionRule,
  InterviewQuestionsDraft,
  QuestionRuleDraft,
} from '@tryout/contract/ai-assist/ai-assist';
import type { RouteBody } from '@tryout/contract/define-route';
import { answerSentences, pickSentences } from '@tryout/domain/ai-assist/answer-extract';
import { type RuleDraft, readRuleSentence } from '@tryout/domain/ai-assist/rule-sentence';
import type { SignedAct } from '../../platform/act.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { readableAnswers, type SeenApplicant } from '../applicants/public.ts';
import { type EventRecord, furtherQuestions } from '../interviews/public.ts';
import { aiAssistSay } from './ai-assist.messages.ts';
import { runTask } from './run-task.ts';
import { refuseSwitchedOff } from './settings.ts';

/** Reads a sentence as a question with a rule. Rules do it alone: a provider would have nothing to add. */
export async function draftRule(
  act: SignedAct,
  position: { readonly id: string; readonly organization_id: string },
  { sentence, language }: Pick<RouteBody<typeof draftQuestionRule>, 'sentence' | 'language'>,
): Promise<QuestionRuleDraft> {
  await refuseSwitchedOff(act, position.organization_id, 'question_rules');
  const read = readRuleSentence(sentence, language);
  if (typeof read === 'string') throw invalidField('sentence', aiAssistSay(`ai_assist.rule.${read}`));
  const {
    output,
    requested_at: _,
    ...made
  } = await runTask<RuleDraft>(act, {
    kind: 'question_rules',
    organization_id: position.organization_id,
    position_id: position.id,
    language,
    input: { sentence },
    versions: { rules: 'question-rules-1', prompt: '' },
    byRules: async () => read,
    question: null,
  });
  const { operand } = output;
  return { ...made, question: { ...output, operand: typeof operand === 'number' ? operand : null } };
}

/** Further questions of the bank on what a card shows weakest and strongest; the log keeps no score. */
export async function draftQuestions(
  act: SignedAct,
  event: EventRecord,
  language: Language,
): Promise<InterviewQuestionsDraft> {
  const items = await furtherQuestions(act, event, language);
  const {
    output,
    requested_at: _,
    ...made
  } = await runTask(act, {
    kind: 'interview_questions',
    organization_id: event.organization_id,
    position_id: event.position_id,
    ...(event.application_id !== null && { application_id: event.application_id }),
    language,
    input: { traits: [...new Set(items.map(({ trait }) => trait))] },
    versions: { rules: 'interview-questions-1', prompt: '' },
    byRules: async () => ({ questions: items.map(({ key }) => key) }),
    question: null,
  });
  const order = new Set(output.questions);
  return { ...made, items: items.filter(({ key }) => order.has(key)) };
}

/** Sentences that stand for long answers. Only their places are kept, and nothing of it reaches a provider. */
export async function sumUpAnswers(act: SignedAct, seen: SeenApplicant): Promise<AnswersSummary> {
  const { applicant } = seen;
  await refuseSwitchedOff(act, applicant.organization_id, 'answers_summary');
  const answers = (await readableAnswers(act, seen)).flatMap(
    ({ position_question_id, label, type, value, hidden }) =>
      !hidden && type === 'long_text' && typeof value === 'string' && value.trim() !== ''
        ? [{ position_question_id, label, value }]
        : [],
  );
  const {
    output,
    requested_at: _,
    ...made
  } = await runTask(act, {
    kind: 'answers_summary',
    organization_id: applicant.organization_id,
    position_id: applicant.position_id,
    application_id: applicant.id,
    input: { questions: answers.map(({ label }) => label) },
    versions: { rules: 'answer-sentences-1', prompt: '' },
    byRules: async () => ({
      picked: answers.map(({ position_question_id, label, value }) => ({
        position_question_id,
        sentences: pickSentences(label, value),
      })),
    }),
    question: null,
  });
  return {
    ...made,
    items: answers.map(({ position_question_id, value }, i) => {
      const all = answerSentences(value);
      return {
        position_question_id,
        sentences: (output.picked[i]?.sentences ?? []).flatMap((at) => all[at] ?? []),
        of: all.length,
      };
    }),
  };
}
