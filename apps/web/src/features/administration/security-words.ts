import { SECURITY_ACTIONS, type SecurityAction } from '@tryout/domain/access/security-actions';
import type { Text } from '../../platform/i18n/use-text.ts';
import { messages } from './security-log.messages.ts';

type Word = keyof (typeof messages)['en'];
type SecurityText = Text<Word>;

const isAction = (action: string): action is SecurityAction =>
  (SECURITY_ACTIONS as readonly string[]).includes(action);

/** What happened, in words; every kind of line that is written has some. */
export function actionWords(t: SecurityText, action: string): string {
  return isAction(action) ? t(`security.${action}`) : action.replaceAll(/[._]/g, ' ');
}

/** The word for another value of a line; the value itself where it has none. */
export function lineWord(
  t: SecurityText,
  family: 'outcome' | 'about' | 'who' | 'field' | 'value' | 'named',
  value: string,
): string {
  const key = `security.${family}.${value}`;
  return key in messages.en ? t(key as Word) : value.replaceAll('_', ' ');
}

type JoinNames = (names: readonly string[]) => string;

/** A value of the detail: states, roles, yes and no in words; several of them one by one; else as it was written. */
function shown(t: SecurityText, value: unknown, list: JoinNames): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : list(value.map((each) => shown(t, each, list)));
  if (typeof value === 'object' && value !== null) return list(detailWords(t, value, list));
  const text = String(value ?? '–');
  const key = [`security.value.${text}`, `security.named.${text}`].find((each) => each in messages.en);
  return key === undefined ? text : t(key as Word);
}

/** What of the detail is a list of names, however many there are; other pairs are a value before and after. */
const LISTS: ReadonlySet<string> = new Set(['fields', 'actions', 'reworded', 'permissions']);

const isNames = (value: readonly unknown[]) => value.every((each) => typeof each === 'string');

/**
 * The detail of a line, field by field; what was changed with its value before and after. `list` joins several names as
 * the reader's language does.
 */
export function detailWords(t: SecurityText, meta: unknown, list: JoinNames): string[] {
  return Object.entries(meta ?? {}).map(([name, value]) => {
    const field = lineWord(t, 'field', name);
    if (Array.isArray(value) && LISTS.has(name) && isNames(value)) {
      const names = value.map((each) => lineWord(t, 'named', each));
      return t('security.detail.pair', { field, value: names.length === 0 ? '–' : list(names) });
    }
    return Array.isArray(value) && value.length === 2
      ? t('security.detail.change', {
          field,
          before: shown(t, value[0], list),
          after: shown(t, value[1], list),
        })
      : t('security.detail.pair', { field, value: shown(t, value, list) });
  });
}
