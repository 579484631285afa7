/** Kinds of interview questions: about what was done, about a case, or of the organization's own making. */
export const QUESTION_KINDS = ['behavioural', 'situational', 'own'] as const;

/** Kind of an interview question. */
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** An interview question in one language. */
export interface QuestionWords {
  readonly question: string;
  /** What to ask further; may be empty. */
  readonly probes: readonly string[];
  /** What answers sound like that are rated 1, 2, 3, 4 and 5; five texts, or none where there are no anchors. */
  readonly anchors: readonly string[];
}

/** How many steps ratings have, from 1 to this. */
export const RATING_STEPS = 5;

/** Most questions of one kit. */
export const MOST_QUESTIONS = 30;

/** Most questions that a position has of its own. */
export const MOST_OWN_QUESTIONS = 40;

/** Language of questions that an organization writes: nobody says which it is (BCP 47). */
export const UNDETERMINED = 'und';

/** A question in several languages, by their tags; own questions have one, `und`. */
export type Wording = Readonly<Record<string, QuestionWords>>;

/** A question as somebody reads it: in their language, else as it was written, else in English. */
export function wordsFor(wording: Wording, locale: string): QuestionWords {
  const found = wording[locale] ?? wording[UNDETERMINED] ?? wording.en ?? Object.values(wording)[0];
  return found ?? { question: '', probes: [], anchors: [] };
}
