import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import { instantsOf, localTime, neighboursOf } from '@tryout/domain/interviews/time-zones';
import { intervalOf } from './grid-model.ts';

/** The same clock on another day; of a time that comes twice the first, of one that does not come the next. */
export function onOtherDay(zone: string, event: CalendarEvent, day: string): number {
  const { minute } = localTime(zone, intervalOf(event).start);
  return instantsOf(zone, { day, minute })[0] ?? neighboursOf(zone, { day, minute })[1];
}
