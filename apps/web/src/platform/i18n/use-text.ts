import { formatMessage } from '@tryout/domain/text/message-format';
import { createElement, Fragment, type ReactNode, use } from 'react';
import { arabicComing } from './arabic-words.ts';
import type { Catalogue } from './catalogue.ts';
import { intlTag, type Locale, useLocale } from './locale.ts';

export type TextValue = string | number | Date | null | undefined;
type RichValue = TextValue | ReactNode | ((parts: ReactNode) => ReactNode);

export interface Text<K extends string> {
  (key: K, values?: Readonly<Record<string, TextValue>>): string;
  /** With elements in the values, or tags: `t.rich('x', { b: (parts) => <b>{parts}</b> })`. */
  rich: (key: K, values: Readonly<Record<string, RichValue>>) => ReactNode;
}

const made = new WeakMap<Catalogue, Map<Locale, Text<string>>>();

function makeText<K extends string>(catalogue: Catalogue<K>, locale: Locale): Text<K> {
  const tag = intlTag(locale);
  const text = (key: K, values: Readonly<Record<string, TextValue>> = {}) =>
    formatMessage<never>(catalogue[locale][key], values, tag).join('');
  const rich = (key: K, values: Readonly<Record<string, RichValue>>) =>
    createElement(Fragment, null, ...formatMessage<ReactNode>(catalogue[locale][key], values, tag));
  return Object.assign(text, { rich });
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
  const coming = locale === 'ar' ? arabicComing(catalogue) : undefined;
  if (coming) use(coming);
  return textOf(catalogue, locale);
}
