/** What can be drafted; each can be switched off by itself. */
export const AI_KINDS = [
  'position_simulation',
  'score_template',
  'score_card_summary',
  'position_text',
  'translation',
  'question_rules',
  'interview_questions',
  'answers_summary',
  'rejection_mail',
] as const;
/** See `AI_KINDS`. */
export type AiKind = (typeof AI_KINDS)[number];

/** What became of a draft: how it ended, or the last thing that a person did with it. */
export const AI_RUN_STATES = [
  'completed',
  'failed',
  'cancelled',
  'confirmed',
  'edited',
  'discarded',
] as const;

/** Kinds that a person takes over as text, so that only what became of it is kept. */
export const TEXT_DRAFT_KINDS = [
  'position_text',
  'translation',
  'question_rules',
  'interview_questions',
  'answers_summary',
  'rejection_mail',
] as const satisfies readonly AiKind[];

/** Languages in which drafts are written by rules. */
export const DRAFT_LANGUAGES = ['en', 'ar'] as const;
/** See `DRAFT_LANGUAGES`. */
export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number];

/** Tones of a rejection's wording. */
export const REJECTION_TONES = ['short', 'warm', 'stay_in_touch'] as const;
/** See `REJECTION_TONES`. */
export type RejectionTone = (typeof REJECTION_TONES)[number];

/** Longest notes, sentence of a rule and draft, in characters; how often candidates have a card summed up anew in a day. */
export const DRAFT_LIMITS = { notes: 4_000, sentence: 300, text: 8_000, own_summaries_a_day: 3 } as const;
