import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  findDuplicates,
  judgePair,
  listDuplicates,
  mergePeople,
  undoMerge,
} from '@tryout/contract/talent-pool/duplicates';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** Pairs of one page. */
export const PAIRS = 10;

/** Pairs of people who look like one; asked for again while the pool is looked through. */
export const duplicatesQuery = (page: number) => ({
  ...routeQuery(listDuplicates, { query: { page, recordsPerPage: PAIRS } }),
  refetchInterval: (query: { state: { data?: { searching: boolean } | undefined } }) =>
    query.state.data?.searching ? 2_000 : (false as const),
});

function useChange<Given, Result>(send: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all([invalidateFeature(client, 'talent-pool'), invalidateFeature(client, 'background-jobs')]),
    meta: { showsError: true },
  });
}

export const useFindDuplicates = () =>
  useChange((key: string) => callRoute(findDuplicates, { body: {}, idempotencyKey: key }));
export const useJudgePair = () =>
  useChange(({ person_pair_id, different }: { person_pair_id: string; different: boolean }) =>
    callRoute(judgePair, { params: { person_pair_id }, body: { different } }),
  );
export const useMergePeople = () =>
  useChange(({ person_id, other_id }: { person_id: string; other_id: string }) =>
    callRouteForMessage(mergePeople, { params: { person_id }, body: { other_id } }),
  );
export const useUndoMerge = () =>
  useChange((person_merge_id: string) =>
    callRouteForMessage(undoMerge, { params: { person_merge_id }, body: {} }),
  );
