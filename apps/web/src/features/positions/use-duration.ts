import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './statistics.messages.ts';

const HOURS = 24;

/** Days in the words of their size: "under an hour", "5 hours", "3.5 days"; a dash for none. */
export function useDuration(): (days: number | null) => string {
  const t = useText(messages);
  return (days) => {
    if (days === null) return '–';
    const hours = Math.round(days * HOURS);
    if (hours === 0) return t('positions.times.moment');
    if (days < 2) return t('positions.times.hours', { hours });
    return t('positions.times.days', { days: Math.round(days * 10) / 10 });
  };
}
