import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  beginCalendarProvider,
  type CalendarProvider,
  changeCalendar,
  connectCalendar,
  connectCalendarProvider,
  disconnectCalendar,
  importCalendarFile,
  listCalendarSources,
  refreshCalendar,
} from '@tryout/contract/calendars/calendars';
import type { AnyRoute, RouteResult, RouteSend } from '@tryout/contract/define-route';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { type UploadInput, uploadFile } from '../../platform/api/upload.ts';
import { toast } from '../../ui/states/toast.ts';

export type Source = RouteResult<typeof listCalendarSources>['items'][number];

export const sourcesQuery = () => routeQuery(listCalendarSources);

/** A call that changes connected calendars: says what was done and fetches anew what is shown of them. */
function useChange<Input, R extends AnyRoute>(
  call: (input: Input) => Promise<{ data: RouteResult<R>; message: string | null }>,
) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: call,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'calendars');
    },
  });
}

export const useConnect = () =>
  useChange<RouteSend<typeof connectCalendar>['body'], typeof connectCalendar>((body) =>
    callRouteForMessage(connectCalendar, { body }),
  );
export const useChangeSource = (source_id: string) =>
  useChange<RouteSend<typeof changeCalendar>['body'], typeof changeCalendar>((body) =>
    callRouteForMessage(changeCalendar, { params: { source_id }, body }),
  );
export const useRefreshSource = (source_id: string) =>
  useChange<undefined, typeof refreshCalendar>(() =>
    callRouteForMessage(refreshCalendar, { params: { source_id } }),
  );
export const useDisconnect = (source_id: string) =>
  useChange<undefined, typeof disconnectCalendar>(() =>
    callRouteForMessage(disconnectCalendar, { params: { source_id } }),
  );
export const useConnectProvider = (provider: CalendarProvider) =>
  useChange<RouteSend<typeof connectCalendarProvider>['body'], typeof connectCalendarProvider>((body) =>
    callRouteForMessage(connectCalendarProvider, { params: { provider }, body }),
  );

/** Leaves for the provider's page, which leads back. */
export const useBeginProvider = () =>
  useMutation({
    mutationFn: (provider: CalendarProvider) => callRoute(beginCalendarProvider, { params: { provider } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });

export const sendCalendarFile = (input: Omit<UploadInput<typeof importCalendarFile>, 'body'>) =>
  uploadFile(importCalendarFile, { body: { name: '' }, ...input });
