import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteCv, listCvs, makeCvDefault } from '@tryout/contract/cvs/cvs';
import type { RouteResult } from '@tryout/contract/define-route';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

export type Cv = RouteResult<typeof listCvs>['cvs'][number];

export const cvsQuery = routeQuery(listCvs);

export function useRemoveCv() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cv_id: string) => callRoute(deleteCv, { query: { cv_id } }),
    onSuccess: () => invalidateFeature(client, 'cvs'),
    meta: { showsError: true },
  });
}

export function useMakeDefault() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cv_id: string) => callRoute(makeCvDefault, { body: { cv_id } }),
    onSuccess: () => invalidateFeature(client, 'cvs'),
  });
}
