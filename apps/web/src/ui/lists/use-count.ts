import { COUNT_LIMIT } from '@tryout/domain/records/paging';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';

/** Words a number that the server counted no further than one beyond `COUNT_LIMIT`: "9,412", "10,000+". */
export function useCount(): (count: number) => string {
  const t = useText(messages);
  const format = useFormat();
  return (count) =>
    count > COUNT_LIMIT ? t('ui.count_more', { count: format.number(COUNT_LIMIT) }) : format.number(count);
}
