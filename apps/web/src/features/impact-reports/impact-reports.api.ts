import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  computeImpact,
  listImpactReports,
  publishImpactSummary,
  readImpactReport,
  withdrawImpactSummary,
} from '@tryout/contract/impact-reports/impact-reports';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type ImpactReports = RouteResult<typeof listImpactReports>;
export type ImpactTableView = RouteResult<typeof computeImpact>;

export const reportsQuery = () => routeQuery(listImpactReports, { query: {} });
export const reportQuery = (impact_report_id: string) =>
  routeQuery(readImpactReport, { params: { impact_report_id } });

function useAct<T>(run: (input: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'impact-reports');
    },
    meta: { showsError: true },
  });
}

export const usePublishSummary = (impact_report_id: string) =>
  useAct((body: RouteSend<typeof publishImpactSummary>['body']) =>
    callRouteForMessage(publishImpactSummary, { params: { impact_report_id }, body }),
  );
export const useWithdrawSummary = () =>
  useAct((impact_summary_id: string) =>
    callRouteForMessage(withdrawImpactSummary, { params: { impact_summary_id } }),
  );

/** Computes typed numbers; nothing is stored. */
export const useCompute = () =>
  useMutation({
    mutationFn: (body: RouteSend<typeof computeImpact>['body']) => callRoute(computeImpact, { body }),
    meta: { showsError: true },
  });
