import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import {
  checkOutcomes,
  importOutcomes,
  readValidity,
  removeOutcome,
} from '@tryout/contract/outcomes/outcomes';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { type MappedSheet, mappedText } from '../../ui/import/mapped-sheet.ts';
import { toast } from '../../ui/states/toast.ts';

export type Validity = RouteResult<typeof readValidity>;
export type OutcomeValidity = Validity['outcomes'][number];

export const validityQuery = (simulationId: string) =>
  routeQuery(readValidity, { params: { simulation_id: simulationId } });

/** What an import would do. */
export const checkFile = (mapped: MappedSheet) =>
  callRoute(checkOutcomes, { body: { csv: mappedText(mapped) } });

/** Imports the outcomes of a file; what is told of them follows. */
export function useImportOutcomes() {
  const client = useQueryClient();
  return async (mapped: MappedSheet) => {
    const report = await callRoute(importOutcomes, { body: { csv: mappedText(mapped) } });
    await invalidateFeature(client, 'outcomes');
    return report;
  };
}

/** Removes all values of one outcome. */
export function useRemoveOutcome() {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: (outcome: string) => callRouteForMessage(removeOutcome, { body: { outcome } }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'outcomes');
    },
  });
}
