import type { LibraryKind } from '@tryout/domain/traits/trait-library';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { languageName } from './language-name.ts';
import { messages, type TraitsMessage } from './traits.messages.ts';

const FIELDS = [
  'name',
  'definition',
  'low_label',
  'high_label',
  'direction',
  'color',
  'evidence',
  'sources',
  'parent',
  'order',
  'status',
  'type',
  'key',
] as const;

/** Names a place of an entry's content: 'Definition', 'Name (Arabic)'. */
export function useFieldLabel(kind: LibraryKind | null) {
  const t = useText(messages);
  const locale = useLocale();
  const word = (field: string): string => {
    const known = FIELDS.find((one) => one === field);
    if (known === 'parent' && kind !== null && kind !== 'category') return t(`traits.field.parent.${kind}`);
    return known ? t(`traits.field.${known}` as TraitsMessage) : field;
  };
  return (path: readonly string[]): string => {
    const [first = '', second = '', third] = path;
    if (first !== 'words') return word(first);
    return third === undefined
      ? languageName(second, locale)
      : t('traits.field.in_language', { field: word(third), language: languageName(second, locale) });
  };
}
