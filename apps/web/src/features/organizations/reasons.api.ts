import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addReason,
  archiveReason,
  listOrganizationReasons,
  orderReasons,
  updateReason,
} from '@tryout/contract/organizations/reasons';
import type { ReasonKind } from '@tryout/domain/organizations/reasons';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** All reasons, archived ones too. */
export const ownReasonsQuery = () => routeQuery(listOrganizationReasons, { query: { archived: 'all' } });

function useReasonChange<T>(send: (given: T) => Promise<unknown>, showsError: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        invalidateFeature(client, 'organizations'),
        invalidateFeature(client, 'applicants'),
        invalidateFeature(client, 'positions'),
      ]),
    meta: { showsError },
  });
}

export const useAddReason = () =>
  useReasonChange((body: { kind: ReasonKind; label: string }) => callRoute(addReason, { body }), true);

export const useRenameReason = () =>
  useReasonChange(
    ({ reason_id, label }: { reason_id: string; label: string }) =>
      callRoute(updateReason, { params: { reason_id }, body: { label } }),
    true,
  );

export const useArchiveReason = () =>
  useReasonChange(
    ({ reason_id, archived }: { reason_id: string; archived: boolean }) =>
      callRoute(archiveReason, { params: { reason_id }, body: { archived } }),
    false,
  );

export const useOrderReasons = () =>
  useReasonChange((reason_ids: string[]) => callRoute(orderReasons, { body: { reason_ids } }), false);
