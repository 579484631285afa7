import { currentLocale } from '../../platform/i18n/locale.ts';
import { textOf } from '../../platform/i18n/use-text.ts';
import { messages } from '../core.messages.ts';

/** Whole sentences end as one. What the server says of a field alone ("must be a date") needs a subject. */
const isSentence = (message: string): boolean => /[.!?؟…]["”»)]?$/.test(message.trim());

/**
 * What is wrong with a field, as a sentence: the server's own where it is one, otherwise about the field by its name, or
 * about "this field" where that is beside it.
 */
export function problemSentence(message: string, field?: string): string {
  if (isSentence(message)) return message;
  const t = textOf(messages, currentLocale());
  return field ? t('ui.problem', { field, problem: message }) : t('ui.problem.here', { problem: message });
}
