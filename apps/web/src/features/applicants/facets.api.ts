import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignApplicants, readApplicantFacets } from '@tryout/contract/applicants/applicants';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** What the applicants of a position can be narrowed by, and who can look after them. */
export const facetsQuery = (position_id: string) =>
  routeQuery(readApplicantFacets, { query: { position_id } });

/** Says who looks after applicants. */
export function useAssignApplicants() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof assignApplicants>['body']) => callRoute(assignApplicants, { body }),
    onSuccess: () => invalidateFeature(client, 'applicants'),
    meta: { showsError: true },
  });
}
