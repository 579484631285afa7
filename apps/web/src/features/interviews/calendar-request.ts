import { isTimeZone, localTime } from '@tryout/domain/interviews/time-zones';
import { daysOf, firstWeekday, windowOf } from './components/calendar/calendar-range.ts';
import { ownZone } from './components/own-zone.ts';
import { CALENDAR_VIEWS, type CalendarView, type EventsSearch } from './events-search.ts';

const NEW_YORK = 'America/New_York';
/** Where there is no room for hours beside each other. */
export const PHONE = '(max-width: 767px)';

/** Whether somebody hires, and sees the people beside each other. */
export const recruits = (user_type: string): boolean => user_type !== 'candidate' && user_type !== 'employee';

/** The views that somebody can choose from. */
export const viewsOf = (user_type: string): CalendarView[] =>
  CALENDAR_VIEWS.filter((each) => recruits(user_type) || each !== 'people');

/**
 * Which view an address asks for. Somebody begins with planning where there is room for it, with the list where there is
 * not, or to read.
 */
export function viewOf({ view }: EventsSearch, user_type: string, isPhone: boolean): CalendarView {
  const asked = viewsOf(user_type).find((each) => each === view);
  if (asked) return asked;
  if (isPhone || user_type === 'candidate') return 'list';
  return user_type === 'employee' ? 'week' : 'people';
}

/** The zones that are written: New York's and one's own, a third where it is asked for; the axis first (ruling 16). */
export function zonesOf({ axis, zone }: EventsSearch): readonly [string, ...string[]] {
  const third = zone !== undefined && isTimeZone(zone) ? zone : undefined;
  const all = new Set([NEW_YORK, ownZone(), ...(third ? [third] : [])]);
  const first = axis === 'own' ? ownZone() : axis === 'third' && third ? third : NEW_YORK;
  all.delete(first);
  return [first, ...all];
}

/** What an address narrows interviews to, as the routes take it. */
export const filterOf = ({ mine, person, position, kind, status }: EventsSearch) => ({
  ...(mine ? { mine: 'true' as const } : {}),
  ...(person ? { person_id: person } : {}),
  ...(position ? { position_id: position } : {}),
  ...(kind ? { kind } : {}),
  ...(status ? { status } : {}),
});

/** The days that a view shows, and what of the calendar is asked for to show them; `tag` says where weeks begin. */
export function calendarRequest(
  search: EventsSearch,
  view: Exclude<CalendarView, 'list'>,
  { user_type, now, tag }: { readonly user_type: string; readonly now: number; readonly tag: string },
) {
  const [axis] = zonesOf(search);
  const today = localTime(axis, now).day;
  const { day = today, span = 'day' } = search;
  const days = daysOf(view, span, day, firstWeekday(tag));
  const { start, end } = windowOf(axis, days);
  const query = {
    from: new Date(start).toISOString(),
    until: new Date(end).toISOString(),
    ...filterOf(search),
    ...(recruits(user_type) ? { people: 'true' as const } : {}),
  };
  return { today, day, span, days, query };
}
