import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Catalogue } from './catalogue.ts';
import { useLocale } from './locale.ts';

export type TextValue = string | number | Date | null | undefined;
type RichValue = TextValue | ReactNode | ((parts: ReactNode) => ReactNode);

export interface Text<K extends string> {
  (key: K, values?: Record<string, TextValue>): string;
  /** With elements in the values, or tags: `t.rich('x', { b: (parts) => <b>{parts}</b> })`. */
  rich: (key: K, values: Record<string, RichValue>) => ReactNode;
}

/** The words of a catalogue in the reader's language: `const t = useText(messages); t('positions.title')`. */
export function useText<K extends string>(catalogue: Catalogue<K>): Text<K> {
  const intl = useIntl();
  const words = catalogue[useLocale()];
  const text = (key: K, values?: Record<string, TextValue>) =>
    intl.formatMessage({ id: key, defaultMessage: words[key] }, values);
  const rich = (key: K, values: Record<string, RichValue>) =>
    intl.formatMessage({ id: key, defaultMessage: words[key] }, values as Record<string, ReactNode>);
  return Object.assign(text, { rich });
}
