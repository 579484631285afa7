import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeDossierKey,
  checkOrganizationLog,
  type LogCheckStep,
  listDossiers,
  makeDossier,
  readDossierKeys,
} from '@tryout/contract/dossiers/dossiers';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const dossiersQuery = (application_id: string) =>
  routeQuery(listDossiers, { params: { application_id } });
export const keysQuery = () => routeQuery(readDossierKeys, { query: {} });

/** Sets a dossier off. */
export function useMakeDossier(application_id: string, started: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (anonymous: boolean) =>
      callRoute(makeDossier, { params: { application_id }, body: { anonymous } }),
    onSuccess: () => {
      toast.say({ message: started });
      return invalidateFeature(client, 'background-jobs');
    },
    meta: { showsError: true },
  });
}

/** Puts a new key in the place of the one in use. */
export function useChangeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key_id: string) => callRouteForMessage(changeDossierKey, { body: { key_id } }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'dossiers');
    },
    meta: { showsError: true },
  });
}

/** Walks through the log to its end, or to the first thing that does not fit; tells of every step. */
export function useCheckLog(onStep: (step: LogCheckStep) => void) {
  return useMutation({
    mutationFn: async () => {
      for (let cursor = ''; ; ) {
        const step = await callRoute(checkOrganizationLog, { query: { cursor } });
        onStep(step);
        if (step.next === null) return step;
        cursor = step.next;
      }
    },
  });
}
