import { formatterOnce, numberText } from '@tryout/domain/text/intl-formatters';
import { readMessage } from '@tryout/domain/text/message-compile';
import { formatMessage } from '@tryout/domain/text/message-format';
import { createContext, createElement, Fragment, type ReactNode, use, useMemo } from 'react';

/** Messages of one language by their keys, in ICU's notation. */
export type Messages = Readonly<Record<string, string>>;
/** What is put into a plain message. */
type Value = string | number | null | undefined;
/** What is put into a message with tags or elements: `{ big: (parts) => <strong>{parts}</strong> }`. */
type RichValue = Value | ReactNode | ((parts: ReactNode) => ReactNode);

/** The words of a station in the reader's language. */
export interface Words {
  /** BCP 47. */
  readonly locale: string;
  /** A message without tags, filled. A key that has no message is shown itself. */
  formatMessage(message: { readonly id: string }, values?: Readonly<Record<string, Value>>): string;
  formatRich(id: string, values: Readonly<Record<string, RichValue>>): ReactNode;
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
  formatTime(at: Date, options: Intl.DateTimeFormatOptions): string;
  formatList(parts: readonly string[], options?: Intl.ListFormatOptions): string;
}

/** The words of one language, outside React. `locale` is BCP 47 and decides digits, plurals and lists. */
export function wordsOf(locale: string, messages: Messages): Words {
  const once = <T,>(kind: string, options: object | undefined, make: () => T): T =>
    formatterOnce(`${kind} ${locale} ${JSON.stringify(options)}`, make);
  return {
    locale,
    formatMessage: ({ id }, values = {}) =>
      formatMessage<never>(readMessage(messages[id] ?? id), values, locale).join(''),
    formatRich: (id, values) =>
      createElement(
        Fragment,
        null,
        ...formatMessage<ReactNode>(readMessage(messages[id] ?? id), values, locale),
      ),
    formatNumber: (value, options) =>
      options === undefined
        ? numberText(locale, value)
        : once('number', options, () => new Intl.NumberFormat(locale, options)).format(value),
    formatTime: (at, options) =>
      once('time', options, () => new Intl.DateTimeFormat(locale, options)).format(at),
    formatList: (parts, options) =>
      once('list', options, () => new Intl.ListFormat(locale, options)).format(parts),
  };
}

const WordsContext = createContext<Words | null>(null);

/** Gives a station its words. */
export function WordsProvider({
  locale,
  messages,
  children,
}: {
  readonly locale: string;
  readonly messages: Messages;
  readonly children?: ReactNode;
}) {
  const words = useMemo(() => wordsOf(locale, messages), [locale, messages]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words around this component; throws without a `WordsProvider`. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error('A station needs its words: there is no WordsProvider around it.');
  return words;
}

/** A message on its own, with elements or tags where it has them. */
export function Message({
  id,
  values = {},
}: {
  readonly id: string;
  readonly values?: Readonly<Record<string, RichValue>>;
}) {
  return useWords().formatRich(id, values);
}
