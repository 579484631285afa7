import type { ServerWords } from '@tryout/domain/words/word-keys';
import { acceptedLanguage } from '../../platform/language/language.ts';
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

/**
 * The words of a notification in a person's language; a missing param leaves nothing behind, and a param `title` stands
 * for the kind's own title.
 */
export function notificationText(
  type: NotificationType,
  locale: string,
  params: Readonly<Record<string, string>>,
): { readonly title: string; readonly body: string } {
  const say = (part: 'title' | 'body') =>
    filled(acceptedLanguage(locale), KINDS, `${type}.${part}`, params).trim();
  return { title: params.title || say('title'), body: say('body') };
}
