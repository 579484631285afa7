import {
  keepPreviousData,
  type QueryClient,
  replaceEqualDeep,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { listApplicants } from '@tryout/contract/applicants/applicants';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  type CalendarEvent,
  findCommonTimes,
  readCalendar,
} from '@tryout/contract/interviews/event-calendar';
import { scheduleEvent, updateEvent } from '@tryout/contract/interviews/events';
import { listInterviewers } from '@tryout/contract/interviews/free-times';
import { listPositions } from '@tryout/contract/positions/positions';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeKey, routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type Calendar = RouteResult<typeof readCalendar>;

export const calendarQuery = (query: RouteSend<typeof readCalendar>['query']) => ({
  ...routeQuery(readCalendar, { query }),
  placeholderData: keepPreviousData,
  structuralSharing: (before: unknown, now: unknown) =>
    before ? withKnown(before as Calendar, now as Calendar) : now,
});

/**
 * An answer in which everything that is as it was is the same object. Interviews are found again by their id, since one
 * that was moved pushes the others out of their places.
 */
function withKnown(before: Calendar, now: Calendar): Calendar {
  const items = known(before.items, now.items, (event) => event.id);
  const people = known(before.people, now.people, (person) => person.user_id);
  const isSame =
    items === before.items &&
    people === before.people &&
    now.is_capped === before.is_capped &&
    now.people_are_capped === before.people_are_capped;
  return isSame ? before : { ...now, items, people };
}

function known<T>(before: T[], now: T[], idOf: (each: T) => string): T[] {
  const byId = new Map(before.map((each) => [idOf(each), each]));
  const kept = now.map((each) => replaceEqualDeep(byId.get(idOf(each)), each));
  return kept.length === before.length && kept.every((each, at) => each === before[at]) ? before : kept;
}

export const commonTimesQuery = (query: RouteSend<typeof findCommonTimes>['query']) =>
  routeQuery(findCommonTimes, { query });
export const openPositionsQuery = () =>
  routeQuery(listPositions, { query: { status: 'published', recordsPerPage: 100 } });
export const candidatesOfQuery = (position_id: string, q: string) =>
  routeQuery(listApplicants, { query: { position_id, recordsPerPage: 100, ...(q ? { q } : {}) } });
export const peopleOfQuery = (application_id: string) =>
  routeQuery(listInterviewers, { query: { application_id } });

/** Shows an event at another time in every calendar that is open, until the server says how it is. */
function showAt(client: QueryClient, id: string, starts_at: string): void {
  const moved = (event: CalendarEvent): CalendarEvent =>
    event.id === id
      ? {
          ...event,
          starts_at,
          ends_at: new Date(Date.parse(starts_at) + event.duration_min * 60_000).toISOString(),
        }
      : event;
  client.setQueriesData<Calendar>(
    { queryKey: routeKey(readCalendar).slice(0, 2) },
    (shown) => shown && { ...shown, items: shown.items.map(moved).sort(byBeginning) },
  );
}

/** As the server sorts them. */
const byBeginning = (one: CalendarEvent, other: CalendarEvent) =>
  (one.starts_at ?? '').localeCompare(other.starts_at ?? '') || one.id.localeCompare(other.id);

export interface Move {
  readonly event: CalendarEvent;
  readonly starts_at: string;
  readonly reason: string;
}

/** What can be taken back: the time before it, while that has not passed. */
function takesBack(client: QueryClient, { event, starts_at }: Move, version: number) {
  const before = event.starts_at;
  if (before === null || Date.parse(before) <= Date.now()) return undefined;
  return () => {
    showAt(client, event.id, before);
    callRoute(scheduleEvent, {
      params: { event_id: event.id },
      body: { version, starts_at: before, reason: '' },
    })
      .catch((error: Error) => {
        showAt(client, event.id, starts_at);
        toast.say({ message: error.message, tone: 'danger' });
      })
      .finally(() => void invalidateFeature(client, 'interviews'));
  };
}

/**
 * Moves an event: it is shown at its new time in the frame of the press, and back where the server refuses. Can be undone.
 */
export function useMoveOnCalendar(): (move: Move) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ event, starts_at, reason }: Move) =>
      callRouteForMessage(scheduleEvent, {
        params: { event_id: event.id },
        body: { version: event.version, starts_at, reason },
      }),
    onSuccess: ({ data, message }, move) => {
      const onUndo = takesBack(client, move, data.version);
      if (onUndo) toast.undo({ message: message ?? '', onUndo });
      else toast.say({ message: message ?? '', tone: 'success' });
    },
    onError: (_error, { event }) => {
      if (event.starts_at) showAt(client, event.id, event.starts_at);
    },
    onSettled: () => invalidateFeature(client, 'interviews'),
  });
  return (move) => {
    // What is on its way was asked for before the move. It is dropped at once; waiting for that would cost a frame.
    void client.cancelQueries({ queryKey: routeKey(readCalendar).slice(0, 2) });
    showAt(client, move.event.id, move.starts_at);
    mutate(move);
  };
}

/** Changes who takes part in an event. */
export function useChangePeople(event_id: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: (body: RouteSend<typeof updateEvent>['body']) =>
      callRouteForMessage(updateEvent, { params: { event_id }, body }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'interviews');
    },
  });
}
