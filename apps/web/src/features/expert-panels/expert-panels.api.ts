import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  beginExpertPanel,
  closeExpertPanel,
  deleteExpertPanel,
  inviteExperts,
  listExpertPanels,
  makeAnswerKey,
  readExpertPanel,
  remindExperts,
  removeExpert,
  renewExpertLink,
  revokeExpert,
} from '@tryout/contract/expert-panels/expert-panels';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type PanelSummary = RouteResult<typeof listExpertPanels>['items'][number];
export type RatedGame = RouteResult<typeof listExpertPanels>['games'][number];
export type ExpertPanel = RouteResult<typeof readExpertPanel>;
export type Expert = ExpertPanel['experts'][number];
export type PanelItem = ExpertPanel['items'][number];

export const panelsQuery = () => routeQuery(listExpertPanels);
export const panelQuery = (panelId: string) => routeQuery(readExpertPanel, { params: { panel_id: panelId } });

export function useBeginPanel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: RouteSend<typeof beginExpertPanel>['body'] & { key: string }) =>
      callRoute(beginExpertPanel, { body, idempotencyKey: key }),
    onSuccess: () => invalidateFeature(client, 'expert-panels'),
    meta: { showsError: true },
  });
}

export function useInviteExperts(panelId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: RouteSend<typeof inviteExperts>['body'] & { key: string }) =>
      callRouteForMessage(inviteExperts, { params: { panel_id: panelId }, body, idempotencyKey: key }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'expert-panels');
    },
    meta: { showsError: true },
  });
}

/** What can be done about a panel or one of its experts, with nothing else to say. */
export type PanelAct =
  | { readonly what: 'remind' | 'close' | 'reopen' | 'delete' }
  | { readonly what: 'renew' | 'revoke' | 'remove'; readonly expert_id: string };

function callAct(panelId: string, act: PanelAct) {
  const params = { panel_id: panelId };
  switch (act.what) {
    case 'remind':
      return callRouteForMessage(remindExperts, { params, body: {} });
    case 'close':
    case 'reopen':
      return callRouteForMessage(closeExpertPanel, { params, body: { closed: act.what === 'close' } });
    case 'delete':
      return callRouteForMessage(deleteExpertPanel, { params });
    case 'renew':
      return callRouteForMessage(renewExpertLink, { params: { expert_id: act.expert_id }, body: {} });
    case 'revoke':
      return callRouteForMessage(revokeExpert, { params: { expert_id: act.expert_id }, body: {} });
    case 'remove':
      return callRouteForMessage(removeExpert, { params: { expert_id: act.expert_id } });
  }
}

/** Does something about a panel; an error is shown where it was asked for when there is a dialog, else as a toast. */
export function usePanelAct(panelId: string, showsError: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: PanelAct): Promise<{ message: string | null }> => callAct(panelId, act),
    onSuccess: async ({ message }, act) => {
      if (message) toast.say({ message, tone: 'success' });
      // A deleted panel is left before it is asked for again.
      if (act.what !== 'delete') await invalidateFeature(client, 'expert-panels');
    },
    meta: { showsError },
  });
}

export function useMakeKey(panelId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (experts: number) =>
      callRouteForMessage(makeAnswerKey, { params: { panel_id: panelId }, body: { experts } }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'expert-panels');
      await invalidateFeature(client, 'tasks');
      await invalidateFeature(client, 'simulations');
    },
    meta: { showsError: true },
  });
}
