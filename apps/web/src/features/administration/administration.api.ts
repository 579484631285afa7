import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listAccounts,
  listJobs,
  listMails,
  listPlatformPlays,
  listPlatformScoreCards,
  moveAccount,
  platformOverview,
  retryJob,
  retryMail,
} from '@tryout/contract/administration/administration';
import {
  appConfigHistory,
  listAppConfigs,
  restoreAppConfig,
  updateAppConfigs,
} from '@tryout/contract/app-config/app-config';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { decideOrganization, listOrganizations } from '@tryout/contract/organizations/organizations';
import { listSecurityLog, verifySecurityLog } from '@tryout/contract/security-log/security-log';
import { platformHealth } from '@tryout/contract/system/system';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

const own = { showsError: true } as const;

export type Overview = RouteResult<typeof platformOverview>;
export type Health = RouteResult<typeof platformHealth>;
export type OrganizationRow = RouteResult<typeof listOrganizations>['items'][number];
export type AccountRow = RouteResult<typeof listAccounts>['items'][number];
export type ConfigEntry = RouteResult<typeof listAppConfigs>['items'][number];
export type ConfigChange = RouteResult<typeof appConfigHistory>['items'][number];
type ConfigValue = RouteSend<typeof restoreAppConfig>['body']['current'];

export const overviewQuery = () => ({ ...routeQuery(platformOverview), refetchInterval: 30_000 });
export const healthQuery = () => ({ ...routeQuery(platformHealth), refetchInterval: 30_000 });
export const organizationsQuery = (query: RouteSend<typeof listOrganizations>['query']) =>
  routeQuery(listOrganizations, { query });
export const accountsQuery = (query: RouteSend<typeof listAccounts>['query']) =>
  routeQuery(listAccounts, { query });
export const playsQuery = (query: RouteSend<typeof listPlatformPlays>['query']) =>
  routeQuery(listPlatformPlays, { query });
export const cardsQuery = (query: RouteSend<typeof listPlatformScoreCards>['query']) =>
  routeQuery(listPlatformScoreCards, { query });
export const jobsQuery = (query: RouteSend<typeof listJobs>['query']) => routeQuery(listJobs, { query });
export const mailsQuery = (query: RouteSend<typeof listMails>['query']) => routeQuery(listMails, { query });
export const securityLogQuery = (query: RouteSend<typeof listSecurityLog>['query']) =>
  routeQuery(listSecurityLog, { query });
export const configsQuery = () => routeQuery(listAppConfigs);
export const configHistoryQuery = () => routeQuery(appConfigHistory);

/** Something done about a row: says what the server said, and looks at the lists again. */
function useAct<T>(feature: string, send: (given: T) => Promise<{ message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, feature);
      await invalidateFeature(client, 'administration');
    },
    meta: own,
  });
}

type OrganizationStatus = RouteSend<typeof decideOrganization>['body']['to'];

export const useDecideOrganization = () =>
  useAct('organizations', (wish: { id: string; from: string; to: string; note: string }) =>
    callRouteForMessage(decideOrganization, {
      params: { organization_id: wish.id },
      body: { from: wish.from as OrganizationStatus, to: wish.to as OrganizationStatus, note: wish.note },
    }),
  );

export const useMoveAccount = () =>
  useAct(
    'administration',
    ({ user_id, ...body }: { user_id: string } & RouteSend<typeof moveAccount>['body']) =>
      callRouteForMessage(moveAccount, { params: { user_id }, body }),
  );

export const useRetryJob = () =>
  useAct('administration', (job_id: string) => callRouteForMessage(retryJob, { params: { job_id } }));

export const useRetryMail = () =>
  useAct('administration', (mail_id: string) => callRouteForMessage(retryMail, { params: { mail_id } }));

export const useSaveConfigs = () =>
  useAct('app-config', (values: RouteSend<typeof updateAppConfigs>['body']['values']) =>
    callRouteForMessage(updateAppConfigs, { body: { values } }),
  );

/** Brings an earlier value back; whatever comes of it, the settings are looked at again. */
export function useRestoreConfig() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change, current }: { change: ConfigChange; current: unknown }) =>
      callRouteForMessage(restoreAppConfig, {
        params: { app_config_change_id: change.id },
        body: { current: current as ConfigValue },
      }),
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
    },
    onSettled: () => invalidateFeature(client, 'app-config'),
  });
}

export const useVerifyLog = () => useMutation({ mutationFn: () => callRoute(verifySecurityLog) });
