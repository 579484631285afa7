import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  addJobAlert,
  changeJobAlert,
  listJobAlerts,
  listSavedJobs,
  readAlertsByLink,
  readSavedJob,
  removeJobAlert,
  saveJob,
  stopAlertsByLink,
  unsaveJob,
} from '@tryout/contract/job-search/job-search';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

export type JobAddress = RouteSend<typeof readSavedJob>['params'];
export type NewAlert = RouteSend<typeof addJobAlert>['body'];

export const alertsQuery = routeQuery(listJobAlerts);
export const standingQuery = (params: JobAddress) => routeQuery(readSavedJob, { params });
export const linkQuery = (token: string) => ({
  ...routeQuery(readAlertsByLink, { params: { token } }),
  retry: false,
});
export const savedJobsQuery = (query: RouteSend<typeof listSavedJobs>['query']) =>
  routeQuery(listSavedJobs, { query });

function useChange<T, R>(send: (given: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => invalidateFeature(client, 'job-search') });
}

export const useAddAlert = () => useChange((body: NewAlert) => callRoute(addJobAlert, { body }));

export const useChangeAlert = () =>
  useChange(
    ({ job_alert_id, ...body }: { job_alert_id: string } & RouteSend<typeof changeJobAlert>['body']) =>
      callRoute(changeJobAlert, { params: { job_alert_id }, body }),
  );

export const useRemoveAlert = () =>
  useChange((job_alert_id: string) => callRoute(removeJobAlert, { params: { job_alert_id } }));

export const useKeepJob = (params: JobAddress) =>
  useChange((isKept: boolean) => callRoute(isKept ? saveJob : unsaveJob, { params }));

export const useStopByLink = (token: string) =>
  useChange((body: RouteSend<typeof stopAlertsByLink>['body']) =>
    callRoute(stopAlertsByLink, { params: { token }, body, endsSession: false }),
  );
