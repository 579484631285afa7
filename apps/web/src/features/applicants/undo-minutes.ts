import { queryOptions } from '@tanstack/react-query';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import { callRoute } from '../../platform/api/api-client.ts';
import { routeKey } from '../../platform/api/route-query.ts';

/** Minutes until candidates are told of a decision about one or many, in which it can be taken back. */
export const undoMinutesQuery = (isMany: boolean) =>
  queryOptions({
    queryKey: [...routeKey(publicConfig), 'undo_minutes', isMany],
    queryFn: async ({ signal }) => {
      const config = await callRoute(publicConfig, { signal });
      return isMany ? config.undo_minutes_many : config.undo_minutes;
    },
    staleTime: 60_000,
  });
