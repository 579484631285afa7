import { formatMessage } from '@tryout/domain/text/message-format';
import type { WebPlaceholders } from '@tryout/domain/words/word-keys';
import { createElement, Fragment, type ReactNode, use } from 'react';
import type { Catalogue } from './catalogue.ts';
import { directionOf, intlTag, type Locale, useLocale } from './locale.ts';
import { wordsComing } from './words-to-come.ts';

export type TextValue = string | number | Date | null | undefined;
type RichValue = TextValue | ReactNode | ((parts: ReactNode) => ReactNode);

type IsOneOfSeveral<Key, All = Key> = Key extends unknown ? ([All] extends [Key] ? false : true) : never;
/** What has to be put into a message; of a key that is known only when it runs, the compiler cannot tell. */
type ValuesOf<Key extends string, Value> = Key extends keyof WebPlaceholders
  ? IsOneOfSeveral<Key> extends false
    ? [values: Readonly<Record<WebPlaceholders[Key], Value>> & Readonly<Record<string, Value>>]
    : [values?: Readonly<Record<string, Value>>]
  : [values?: Readonly<Record<string, Value>>];

export interface Text<K extends string> {
  <Key extends K>(key: Key, ...values: ValuesOf<Key, TextValue>): string;
  /** With elements in the values, or tags: `t.rich('x', { b: (parts) => <b>{parts}</b> })`. */
  rich: <Key extends K>(key: Key, ...values: ValuesOf<Key, RichValue>) => ReactNode;
}

const made = new WeakMap<Catalogue, Map<Locale, Text<string>>>();

function makeText<K extends string>(catalogue: Catalogue<K>, locale: Locale): Text<K> {
  const tag = intlTag(locale);
  const direction = directionOf(locale);
  // Looked up each time: words may come later than the first use.
  const words = () => catalogue[locale] ?? catalogue.en;
  const text = (key: K, values: Readonly<Record<string, TextValue>> = {}) =>
    formatMessage<never>(words()[key], values, tag, direction).join('');
  const rich = (key: K, values: Readonly<Record<string, RichValue>> = {}) =>
    createElement(Fragment, null, ...formatMessage<ReactNode>(words()[key], values, tag, direction));
  return Object.assign(text, { rich }) as Text<K>;
}

/** The words of a catalogue in one language, outside React (a toast in a mutation, a test). */
export function textOf<K extends string>(catalogue: Catalogue<K>, locale: Locale): Text<K> {
  const byLocale = made.get(catalogue) ?? new Map<Locale, Text<string>>();
  made.set(catalogue, byLocale);
  const known = byLocale.get(locale) ?? (makeText(catalogue, locale) as Text<string>);
  byLocale.set(locale, known);
  return known as Text<K>;
}

/** The words of a catalogue in the reader's language: `const t = useText(messages); t('positions.title')`. */
export function useText<K extends string>(catalogue: Catalogue<K>): Text<K> {
  const locale = useLocale();
  const coming = wordsComing(catalogue, locale);
  if (coming) use(coming);
  return textOf(catalogue, locale);
}
