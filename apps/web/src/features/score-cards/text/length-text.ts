import type { Text } from '../../../platform/i18n/use-text.ts';
import type { TimelineMessage } from '../timeline.messages.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something lasted, in the unit that reads best: seconds below two minutes, days from two days on. */
export function lengthText(ms: number, t: Text<TimelineMessage>): string {
  const seconds = ms / 1000;
  if (seconds < 2 * MINUTE) return t('timeline.length.seconds', { count: Math.round(seconds) });
  if (seconds < 2 * HOUR) return t('timeline.length.minutes', { count: Math.round(seconds / MINUTE) });
  if (seconds < 2 * DAY) return t('timeline.length.hours', { count: Math.round(seconds / HOUR) });
  return t('timeline.length.days', { count: Math.round(seconds / DAY) });
}
