import type { QuestionRow } from '../application-facts.queries.ts';

/** A question as it was put, and when it was answered; what was answered is for each reader to judge. */
export function askedQuestion({ id, settings, ...question }: QuestionRow) {
  const { type, label, help, required, options, answered_at } = question;
  return {
    position_question_id: id,
    type,
    label,
    help,
    required,
    options,
    min: settings.min ?? null,
    max: settings.max ?? null,
    max_length: settings.max_length ?? null,
    answered_at,
  };
}
