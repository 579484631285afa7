import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  addLeadNote,
  confirmLead,
  deleteLead,
  findLeadOrganizations,
  listLeadOwners,
  listLeads,
  moveLead,
  readLead,
  restoreLead,
  sendLead,
  setLeadOwner,
  withdrawLead,
} from '@tryout/contract/leads/leads';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const leadsQuery = (query: RouteSend<typeof listLeads>['query']) => routeQuery(listLeads, { query });
export const leadQuery = (lead_id: string) => routeQuery(readLead, { params: { lead_id } });
export const leadOrganizationsQuery = (lead_id: string, search: string) =>
  routeQuery(findLeadOrganizations, { params: { lead_id }, query: { search } });
export const leadOwnersQuery = () => routeQuery(listLeadOwners);

export const useSendLead = () =>
  useMutation({
    mutationFn: (body: RouteSend<typeof sendLead>['body']) => callRoute(sendLead, { body }),
    meta: { showsError: true },
  });

/** What the mailed link does: confirms the message, or erases it. */
export const useAnswerLeadLink = (token: string) =>
  useMutation({
    mutationFn: (what: 'confirm' | 'withdraw') =>
      callRoute(what === 'confirm' ? confirmLead : withdrawLead, { body: { token } }),
    meta: { showsError: true },
  });

function useTend<T>(run: (given: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
    },
    onSettled: () => invalidateFeature(client, 'leads'),
    meta: { showsError: true },
  });
}

/** A move of a lead, as the list and the page ask for it. */
export type LeadMove = { readonly lead_id: string } & RouteSend<typeof moveLead>['body'];

export const useMoveLead = () =>
  useTend(({ lead_id, ...body }: LeadMove) => callRouteForMessage(moveLead, { params: { lead_id }, body }));
export const useSetLeadOwner = () =>
  useTend(({ lead_id, owner_id }: { lead_id: string; owner_id: string | null }) =>
    callRouteForMessage(setLeadOwner, { params: { lead_id }, body: { owner_id } }),
  );
export const useAddLeadNote = () =>
  useTend(({ lead_id, text, key }: { lead_id: string; text: string; key: string }) =>
    callRouteForMessage(addLeadNote, { params: { lead_id }, body: { text }, idempotencyKey: key }),
  );
export const useRestoreLead = () =>
  useTend((lead_id: string) => callRouteForMessage(restoreLead, { params: { lead_id } }));

/** Deletes a lead; the toast brings it back. */
export function useDeleteLead() {
  const client = useQueryClient();
  const restore = useRestoreLead();
  return useMutation({
    mutationFn: (lead_id: string) => callRouteForMessage(deleteLead, { params: { lead_id } }),
    onSuccess: async ({ message }, lead_id) => {
      toast.undo({ message: message ?? '', onUndo: () => restore.mutate(lead_id) });
      await invalidateFeature(client, 'leads');
    },
  });
}
