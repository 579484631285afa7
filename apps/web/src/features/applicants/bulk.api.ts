import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type BulkAction,
  moveMatching,
  stopBulkAction,
  tagMatching,
  undoBulkAction,
} from '@tryout/contract/applicants/bulk-actions';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { sentFilters } from './applicants-list.api.ts';
import type { ListFilters } from './list-search.ts';

/** The filters as an action on everybody who matches them takes them. */
export const matching = (filters: ListFilters) => ({
  ...sentFilters(filters),
  status: filters.status,
  has_suggestion: filters.suggested,
  needs_look: filters.look,
});

function useBulkChange<T>(send: (given: T) => Promise<BulkAction>, showsError: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all(
        (['applicants', 'positions', 'background-jobs'] as const).map((each) =>
          invalidateFeature(client, each),
        ),
      ),
    meta: { showsError },
  });
}

interface Keyed {
  /** One for each dialog, so that a repeated press does it once. */
  readonly key: string;
}

export const useMoveMatching = () =>
  useBulkChange(
    ({ key, ...body }: RouteSend<typeof moveMatching>['body'] & Keyed) =>
      callRoute(moveMatching, { body, idempotencyKey: key }),
    false,
  );

export const useTagMatching = () =>
  useBulkChange(
    ({ key, ...body }: RouteSend<typeof tagMatching>['body'] & Keyed) =>
      callRoute(tagMatching, { body, idempotencyKey: key }),
    true,
  );

const of = (bulk_action_id: string) => ({ params: { bulk_action_id } });

export const useStopBulk = () => useBulkChange((id: string) => callRoute(stopBulkAction, of(id)), false);
export const useUndoBulk = () => useBulkChange((id: string) => callRoute(undoBulkAction, of(id)), false);
