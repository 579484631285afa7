import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { undoBulkAction } from '@tryout/contract/applicants/bulk-actions';
import {
  type BackgroundJob,
  cancelBackgroundJob,
  dismissBackgroundJob,
  downloadJobResult,
  listBackgroundJobs,
} from '@tryout/contract/background-jobs/background-jobs';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { routeUrl } from '../../platform/api/route-url.ts';

/** Does it still go on? */
export const goesOn = ({ status }: Pick<BackgroundJob, 'status'>): boolean =>
  status === 'queued' || status === 'running';

const LOOK_AGAIN_MS = 1_500;

/** The reader's jobs; looked at again while one goes on. */
export const jobsQuery = queryOptions({
  ...routeQuery(listBackgroundJobs, { query: {} }),
  refetchInterval: ({ state }) => (state.data?.items.some(goesOn) ? LOOK_AGAIN_MS : false),
});

function useJobChange(send: (id: string) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => invalidateFeature(client, 'background-jobs') });
}

const of = (background_job_id: string) => ({ params: { background_job_id } });

export const useCancelJob = () => useJobChange((id) => callRoute(cancelBackgroundJob, of(id)));
export const useDismissJob = () => useJobChange((id) => callRoute(dismissBackgroundJob, of(id)));

/** Undoes a bulk action, which has the id of its job. */
export function useUndoJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (bulk_action_id: string) => callRoute(undoBulkAction, { params: { bulk_action_id } }),
    onSettled: () =>
      Promise.all(
        (['background-jobs', 'applicants', 'positions'] as const).map((feature) =>
          invalidateFeature(client, feature),
        ),
      ),
  });
}

/** Where the file of a job is downloaded. */
export const resultUrl = (background_job_id: string): string =>
  routeUrl(downloadJobResult.path, { background_job_id });
