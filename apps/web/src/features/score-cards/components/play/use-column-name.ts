import { useText } from '../../../../platform/i18n/use-text.ts';
import { inWords } from '../../../measures/public.ts';
import { type ComputationMessage, messages } from '../../computation.messages.ts';
import { messages as timelineMessages } from '../../timeline.messages.ts';

const isKey = (key: string): key is ComputationMessage => Object.hasOwn(messages.en, key);

/** A column's name in the reader's language, else its key in words. */
export function useColumnName(): (column: string) => string {
  const t = useText(messages);
  const timeline = useText(timelineMessages);
  return (column) => {
    if (column === 'replaced') return timeline('timeline.column.replaced');
    const message = `computed.column.${column}`;
    return isKey(message) ? t(message) : inWords(column);
  };
}
