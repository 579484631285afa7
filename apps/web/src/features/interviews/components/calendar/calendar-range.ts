import { wholeDay } from '@tryout/domain/interviews/availability';
import { dayPlus, daysOfWeek, monthPlus } from '@tryout/domain/interviews/calendar-grid';
import type { Interval } from '@tryout/domain/interviews/intervals';
import type { CalendarView, PeopleSpan } from '../../events-search.ts';

/** Days from one page of a view to the next. */
export const WEEKS = 28;

/** The day of the week on which weeks begin in a language: 1 Monday to 7 Sunday. */
export function firstWeekday(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** The days that a view shows around one. */
export function daysOf(view: CalendarView, span: PeopleSpan, day: string, first: number): string[] {
  if (view === 'week') return daysOfWeek(day, first);
  const begin = view === 'month' ? `${day.slice(0, 8)}01` : day;
  if (view === 'people' && span === 'day') return [day];
  const start = daysOfWeek(begin, first)[0] ?? day;
  return Array.from({ length: view === 'month' ? 42 : WEEKS }, (_, n) => dayPlus(start, n));
}

/** From the beginning of the first of some days to the end of the last, by a zone's clocks. */
export function windowOf(zone: string, days: readonly string[]): Interval {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return { start: wholeDay(zone, first).start, end: wholeDay(zone, last).end };
}

/** The same place of a view so many pages further. */
export function pageFrom(view: CalendarView, span: PeopleSpan, day: string, pages: number): string {
  if (view === 'month') return monthPlus(`${day.slice(0, 8)}01`, pages);
  return dayPlus(day, pages * (view === 'week' ? 7 : span === 'weeks' ? WEEKS : 1));
}
