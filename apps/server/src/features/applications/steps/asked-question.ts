import type { Db } from '../../../platform/database/kysely.ts';
import { findQuestions, type QuestionRow } from '../application-facts.queries.ts';

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

/** The questions that an application was asked, in order, with what was answered. */
export const answeredQuestions = (
  db: Db,
  application: { readonly id: string; readonly revision_id: string },
): Promise<QuestionRow[]> => findQuestions(db, application);
