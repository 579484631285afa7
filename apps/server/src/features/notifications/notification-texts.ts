import { dayText } from '@tryout/domain/text/intl-formatters';
import { LANGUAGES as ALL } from '@tryout/domain/words/languages';
import type { ServerWords } from '@tryout/domain/words/word-keys';
import { acceptedLanguage, type Language } from '../../platform/language/language.ts';
import { filled, textOf } from '../../platform/language/words.ts';

const KINDS = 'notifications/kinds';

/** A kind of notification; its words are `<kind>.title` and `<kind>.body` in `locales`. The title is a mail's subject too. */
export type NotificationType = ServerWords[typeof KINDS] extends infer Key
  ? Key extends `${infer Kind}.title`
    ? Kind
    : never
  : never;

/** Whether a stored kind is one of today's. */
export const isNotificationType = (type: string): type is NotificationType =>
  textOf('en', KINDS, `${type}.title`) !== '';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Params as they are read: a day is written as the language writes days. */
export function readableParams(
  language: Language,
  params: Readonly<Record<string, string>>,
): Record<string, string> {
  const { intl } = ALL[language];
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      DAY.test(value) ? dayText(intl, new Date(`${value}T12:00:00`)) : value,
    ]),
  );
}

/**
 * The words of a notification in a person's language; a missing param leaves nothing behind, and a param `title` stands
 * for the kind's own title.
 */
export function notificationText(
  type: NotificationType,
  locale: string,
  params: Readonly<Record<string, string>>,
): { readonly title: string; readonly body: string } {
  const language = acceptedLanguage(locale);
  const words = readableParams(language, params);
  const say = (part: 'title' | 'body') => filled(language, KINDS, `${type}.${part}`, words).trim();
  return { title: params.title || say('title'), body: say('body') };
}
