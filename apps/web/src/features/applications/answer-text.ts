import type { Format } from '../../platform/i18n/use-format.ts';
import type { Answer, Question } from './applications.api.ts';

/** How yes, no and an agreement read in the reader's language. */
interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  readonly agreed: string;
}

/** An answer as people read it; null where there is none. */
export function answerText(
  question: Question,
  value: Answer,
  format: Format,
  words: AnswerWords,
): string | null {
  if (value === null || value === '') return null;
  if (question.type === 'file') return question.file?.name ?? null;
  if (typeof value === 'boolean') {
    if (question.type === 'must_agree') return value ? words.agreed : null;
    return value ? words.yes : words.no;
  }
  if (typeof value === 'number') return format.number(value);
  const labelOf = (key: string) => question.options.find((option) => option.key === key)?.label ?? key;
  if (Array.isArray(value)) return value.length === 0 ? null : format.list(value.map(labelOf));
  if (question.type === 'single_select') return labelOf(value);
  if (question.type === 'date') return format.date(`${value}T12:00:00`);
  return value;
}
