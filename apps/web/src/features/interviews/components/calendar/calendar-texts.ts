import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import { isUnsociable } from '@tryout/domain/interviews/calendar-grid';
import type { Interval } from '@tryout/domain/interviews/intervals';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { clockAt, zoneText } from '../clock-text.ts';
import { useZones } from './zones.ts';

/** How the calendar says days, times and zones. */
export function useCalendarTexts() {
  const c = useText(calendarMessages);
  const format = useFormat();
  const { axis, zones, cityOf } = useZones();
  const day = (name: string, options: Intl.DateTimeFormatOptions) =>
    format.date(`${name}T12:00:00Z`, { ...options, timeZone: 'UTC' });
  return {
    shortDay: (name: string) => day(name, { weekday: 'short', day: 'numeric', month: 'short' }),
    dayOfYear: (name: string) =>
      day(name, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    longDay: (name: string) => day(name, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: (name: string) => day(name, { month: 'long', year: 'numeric' }),
    /** A time in every shown zone: "11:00–11:30 New York, 17:00–17:30 Berlin". */
    times: ({ start, end }: Interval) =>
      format.list(
        zones.map((each) =>
          c('calendar.time_in', {
            from: clockAt(each, start),
            until: clockAt(each, end),
            city: cityOf(each),
          }),
        ),
      ),
    /** One instant in every shown zone. */
    instant: (at: number) => format.list(zones.map((each) => `${clockAt(each, at)} ${cityOf(each)}`)),
    dayAt: (at: number) =>
      format.date(new Date(at), { weekday: 'long', day: 'numeric', month: 'long', timeZone: axis }),
    /** The people for whom a time is before 8 or after 18, with what their clocks show. */
    lateFor: (people: readonly { name: string; time_zone: string }[], time: Interval) =>
      people
        .filter((each) => isUnsociable(each.time_zone, time))
        .map((each) =>
          c('calendar.late_for', {
            name: each.name,
            time: clockAt(each.time_zone, time.start),
            zone: zoneText(each.time_zone, time.start),
          }),
        ),
  };
}

/** Everyone who takes part apart from the reader. */
export const othersOf = (event: CalendarEvent) => event.participants.filter((each) => !each.is_you);
