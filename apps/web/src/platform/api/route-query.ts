import { queryOptions } from '@tanstack/react-query';
import type { AnyRoute, RouteResult } from '@tryout/contract/define-route';
import { type CallArguments, type CallInput, callRoute } from './api-client.ts';

/** The key of a query: feature first, so that live events and `invalidateFeature` reach all of a feature. */
export const routeKey = (route: AnyRoute, input?: { params?: unknown; query?: unknown }) =>
  [route.feature, route.path, input?.params ?? {}, input?.query ?? {}] as const;

/** Query options for a GET route: `useQuery(routeQuery(listPositions, { query: { page } }))`. */
export function routeQuery<R extends AnyRoute>(route: R, ...[input]: CallArguments<R>) {
  const given = (input ?? {}) as CallInput<R>;
  return queryOptions({
    queryKey: routeKey(route, given as { params?: unknown; query?: unknown }),
    queryFn: ({ signal }): Promise<RouteResult<R>> =>
      callRoute(route, ...([{ ...given, signal }] as unknown as CallArguments<R>)),
  });
}
