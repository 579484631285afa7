/**
 * The types of a position's question (product §2.6). `yes_no` takes either answer; `must_agree` is a declaration that
 * has to be agreed to before an application can be sent.
 */
export const QUESTION_TYPES = [
  'short_text',
  'long_text',
  'single_select',
  'multi_select',
  'number',
  'date',
  'url',
  'yes_no',
  'must_agree',
  'file',
] as const;
/** Type of a question. */
export type QuestionType = (typeof QUESTION_TYPES)[number];
