import type { QuestionWords } from '@tryout/domain/interviews/kit/kit-question';

/** A question in every language that the starter bank is written in. */
export interface SpokenQuestion {
  readonly en: QuestionWords;
  readonly ar: QuestionWords;
}

/** The starter bank's questions on one subtrait of the vocabulary. */
export interface SubtraitQuestions {
  /** Key of the subtrait in the vocabulary. */
  readonly subtrait: string;
  /** About what was done. */
  readonly behavioural: SpokenQuestion;
  /** About a case that is the same for everyone. */
  readonly situational: SpokenQuestion;
}
