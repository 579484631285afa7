import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
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
});
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
    (shown) => shown && { ...shown, items: shown.items.map(moved) },
  );
}

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

/** Moves an event: it is shown at its new time at once, and back where the server refuses. Can be undone. */
export function useMoveOnCalendar() {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: ({ event, starts_at, reason }: Move) =>
      callRouteForMessage(scheduleEvent, {
        params: { event_id: event.id },
        body: { version: event.version, starts_at, reason },
      }),
    onMutate: async ({ event, starts_at }) => {
      await client.cancelQueries({ queryKey: routeKey(readCalendar).slice(0, 2) });
      showAt(client, event.id, starts_at);
    },
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
