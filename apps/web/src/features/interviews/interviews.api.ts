import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyRoute, RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  answerEvent,
  createEvent,
  listEvents,
  moveEvent,
  nudgeEvent,
  readEvent,
  scheduleEvent,
} from '@tryout/contract/interviews/events';
import { findFreeDays, listInterviewers } from '@tryout/contract/interviews/free-times';
import {
  listHolidays,
  readAvailability,
  renewFeed,
  updateAvailability,
} from '@tryout/contract/interviews/own-hours';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type Hours = RouteResult<typeof readAvailability>;

export const eventsQuery = (query: RouteSend<typeof listEvents>['query']) =>
  routeQuery(listEvents, { query });
export const eventQuery = (id: string) => routeQuery(readEvent, { params: { event_id: id } });
export const interviewersQuery = (application: string) =>
  routeQuery(listInterviewers, { query: { application_id: application } });
/** Free times are asked for with a body: parts of days do not fit into an address. */
export const freeDaysQuery = (body: RouteSend<typeof findFreeDays>['body']) =>
  queryOptions({
    queryKey: ['interviews', '/events/free', body],
    queryFn: ({ signal }) => callRoute(findFreeDays, { body, signal }),
  });
export const holidaysQuery = (query: RouteSend<typeof listHolidays>['query']) =>
  routeQuery(listHolidays, { query });
export const availabilityQuery = () => routeQuery(readAvailability);

/** A call that changes interviews: says what was done and fetches anew what is shown of them. */
export function useChange<Input, R extends AnyRoute>(
  call: (input: Input) => Promise<{ data: RouteResult<R>; message: string | null }>,
) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: call,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'interviews');
    },
  });
}

export const useArrange = () =>
  useChange<RouteSend<typeof createEvent>['body'] & { key: string }, typeof createEvent>(({ key, ...body }) =>
    callRouteForMessage(createEvent, { body, idempotencyKey: key }),
  );
export const useMoveEvent = (event_id: string) =>
  useChange<RouteSend<typeof moveEvent>['body'], typeof moveEvent>((body) =>
    callRouteForMessage(moveEvent, { params: { event_id }, body }),
  );
export const useScheduleEvent = (event_id: string) =>
  useChange<RouteSend<typeof scheduleEvent>['body'], typeof scheduleEvent>((body) =>
    callRouteForMessage(scheduleEvent, { params: { event_id }, body }),
  );
export const useAnswerEvent = (event_id: string) =>
  useChange<RouteSend<typeof answerEvent>['body'], typeof answerEvent>((body) =>
    callRouteForMessage(answerEvent, { params: { event_id }, body }),
  );
export const useNudge = (event_id: string) =>
  useChange<undefined, typeof nudgeEvent>(() => callRouteForMessage(nudgeEvent, { params: { event_id } }));
export const useKeepHours = () =>
  useChange<RouteSend<typeof updateAvailability>['body'], typeof updateAvailability>((body) =>
    callRouteForMessage(updateAvailability, { body }),
  );
export const useRenewFeed = () =>
  useChange<undefined, typeof renewFeed>(() => callRouteForMessage(renewFeed));
