import type { Text } from '../../platform/i18n/use-text.ts';
import { messages } from './build-log.messages.ts';
import type { BuildLogLine } from './builds.api.ts';

type Word = keyof (typeof messages)['en'];
type LineText = { readonly text: string; readonly detail: string | null };

/** What of a line is the game's own: files, addresses, keys, its messages; null where it has nothing of that kind. */
function detailOf({ code, message, data }: Pick<BuildLogLine, 'code' | 'message' | 'data'>): string | null {
  const parts = ['path', 'entry', 'origin', 'key', 'missing', 'reason', 'detail']
    .flatMap((name) => data[name] ?? [])
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  if (parts.length > 0) return parts.join(', ');
  if (code === 'console_error' || code === 'held_back' || code === 'said')
    return message.slice(message.indexOf(': ') + 2);
  return /^`?([\w./-]+\.\w+)/.exec(message)?.[1] ?? null;
}

/**
 * A line in the reader's language: in English as the checks wrote it, otherwise by its kind, with what is the game's own
 * beside it. A kind that has no words is shown as it was written.
 */
export function logLineText(
  t: Text<Word>,
  locale: string,
  line: Pick<BuildLogLine, 'code' | 'message' | 'data'>,
): LineText {
  const key = `builds.log.${line.code}`;
  if (locale === 'en' || !(key in messages.en)) return { text: line.message, detail: null };
  return { text: t(key as Word), detail: detailOf(line) };
}
