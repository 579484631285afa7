import type { QuestionKind } from '@tryout/domain/interviews/kit/kit-question';
import { FOCUS_QUESTIONS } from './interview-questions/focus.ts';
import { GETTING_THINGS_DONE_QUESTIONS } from './interview-questions/getting-things-done.ts';
import type { SpokenQuestion } from './interview-questions/question-seeds.ts';
import { RISK_QUESTIONS } from './interview-questions/risk.ts';
import { THINKING_QUESTIONS } from './interview-questions/thinking.ts';
import { WORK_STYLE_QUESTIONS } from './interview-questions/ways-of-working.ts';
import { WORKING_WITH_PEOPLE_QUESTIONS } from './interview-questions/working-with-people.ts';

/** A question of the starter bank. */
export interface BankQuestion {
  /** Subtrait and kind, such as `accuracy.behavioural`; kits name it by this, so it never changes. */
  readonly key: string;
  /** Key of the subtrait in the vocabulary. */
  readonly subtrait: string;
  readonly kind: QuestionKind;
  readonly words: SpokenQuestion;
}

/**
 * The starter bank of interview questions: for each subtrait of the vocabulary one about what was done and one about a
 * case, each with five anchors. Written for Tryout by the findings in `INTERVIEW_SOURCES`; how well these very questions
 * predict has not been studied.
 */
export const INTERVIEW_QUESTIONS: readonly BankQuestion[] = [
  ...FOCUS_QUESTIONS,
  ...THINKING_QUESTIONS,
  ...RISK_QUESTIONS,
  ...GETTING_THINGS_DONE_QUESTIONS,
  ...WORKING_WITH_PEOPLE_QUESTIONS,
  ...WORK_STYLE_QUESTIONS,
].flatMap(({ subtrait, behavioural, situational }) => [
  { key: `${subtrait}.behavioural`, subtrait, kind: 'behavioural' as const, words: behavioural },
  { key: `${subtrait}.situational`, subtrait, kind: 'situational' as const, words: situational },
]);

/** What the way of asking and rating rests on. */
export const INTERVIEW_SOURCES: readonly string[] = [
  'Latham, Saari, Pursell & Campion 1980, Journal of Applied Psychology 65:422',
  'Janz 1982, Journal of Applied Psychology 67:577',
  'Huffcutt & Arthur 1994, Journal of Applied Psychology 79:184',
  'McDaniel, Whetzel, Schmidt & Maurer 1994, Journal of Applied Psychology 79:599',
  'Campion, Palmer & Campion 1997, Personnel Psychology 50:655',
  'Huffcutt, Conway, Roth & Stone 2001, Journal of Applied Psychology 86:897',
  'Levashina, Hartwell, Morgeson & Campion 2014, Personnel Psychology 67:241',
];
