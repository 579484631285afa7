import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listPeopleToShareWith, shareApplicant } from '@tryout/contract/applicants/applicant-talk';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

export const peopleToShareWithQuery = (application_id: string) =>
  routeQuery(listPeopleToShareWith, { query: { application_id } });

/** Points people to an applicant; the key makes a repeated press one share. */
export function useShareApplicant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: RouteSend<typeof shareApplicant>['body'] & { key: string }) =>
      callRoute(shareApplicant, { body, idempotencyKey: key }),
    onSuccess: () => invalidateFeature(client, 'applicants'),
    meta: { showsError: true },
  });
}
