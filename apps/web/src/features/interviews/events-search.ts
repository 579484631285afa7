import { EVENT_KINDS, type EventKind } from '@tryout/contract/interviews/event-fields';
import { EVENT_STATUS_NAMES, type EventStatus } from '@tryout/domain/interviews/event-status';
import { type ListState, readListState } from '../../ui/list-page/list-state.ts';

/** Lists of interviews. */
export const EVENT_LISTS = ['upcoming', 'waiting', 'past'] as const;
/** Ways to look at interviews, in the order of the keys 1 to 4. */
export const CALENDAR_VIEWS = ['people', 'week', 'month', 'list'] as const;
/** A way to look at interviews. */
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
/** How much of the people's time is shown at once: a day with its hours, or the days of four weeks. */
export const PEOPLE_SPANS = ['day', 'weeks'] as const;
/** How much of the people's time is shown at once. */
export type PeopleSpan = (typeof PEOPLE_SPANS)[number];

/** What interviews are narrowed to, as the address has it. Whether there is such a zone the page finds out. */
export interface EventsSearch extends ListState<never> {
  readonly view?: CalendarView | undefined;
  readonly span?: PeopleSpan | undefined;
  /** The day that is shown, `YYYY-MM-DD`; none: today. */
  readonly day?: string | undefined;
  /** By whose clocks it is laid out: New York's unless told otherwise. */
  readonly axis?: 'own' | 'third' | undefined;
  /** A third zone whose clocks are shown. */
  readonly zone?: string | undefined;
  readonly list?: (typeof EVENT_LISTS)[number] | undefined;
  readonly mine?: true | undefined;
  readonly person?: string | undefined;
  readonly position?: string | undefined;
  readonly kind?: EventKind | undefined;
  readonly status?: EventStatus | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value);
const like = (form: RegExp, value: unknown) =>
  typeof value === 'string' && form.test(value) ? value : undefined;

/** What of an address is understood; the rest is left out. */
export function readEventsSearch(search: Record<string, unknown>): EventsSearch {
  const day = like(/^2\d{3}-\d{2}-\d{2}$/, search.day);
  return shortened({
    view: oneOf(CALENDAR_VIEWS, search.view),
    span: oneOf(PEOPLE_SPANS, search.span),
    day: day !== undefined && Number.isNaN(Date.parse(day)) ? undefined : day,
    axis: oneOf(['own', 'third'] as const, search.axis),
    zone: like(/^[A-Z][\w+/-]{1,59}$/, search.zone),
    list: oneOf(EVENT_LISTS, search.list),
    ...readListState(search, []),
    mine: search.mine === true || search.mine === 'true' ? true : undefined,
    person: like(UUID, search.person),
    position: like(UUID, search.position),
    kind: oneOf(EVENT_KINDS, search.kind),
    status: oneOf(EVENT_STATUS_NAMES, search.status),
  });
}

/** Without what is as it is anyway, so that addresses stay short. */
export function shortened(search: EventsSearch): EventsSearch {
  const usual: EventsSearch = { list: 'upcoming', span: 'day' };
  return Object.fromEntries(
    Object.entries(search).filter(
      ([key, value]) => value !== undefined && value !== '' && value !== usual[key as keyof EventsSearch],
    ),
  );
}
