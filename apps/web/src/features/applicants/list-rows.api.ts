import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remindApplicant } from '@tryout/contract/applicants/applicants';
import { countEndReasons } from '@tryout/contract/organizations/reasons';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** Why applications of a position ended, with how many for each reason. */
export const endReasonsQuery = (position_id: string) =>
  routeQuery(countEndReasons, { query: { position_id } });

/** Reminds an applicant who has not finished. */
export function useRemind() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (application_id: string) => callRoute(remindApplicant, { body: { application_id } }),
    onSettled: () => invalidateFeature(client, 'applicants'),
  });
}
