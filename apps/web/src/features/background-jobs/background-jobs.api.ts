import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoBulkAction } from '@tryout/contract/applicants/bulk-actions';
import {
  type BackgroundJob,
  cancelBackgroundJob,
  dismissBackgroundJob,
  downloadJobResult,
} from '@tryout/contract/background-jobs/background-jobs';
import { undoPeopleChange } from '@tryout/contract/talent-pool/bulk-people';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeUrl } from '../../platform/api/route-url.ts';

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
    mutationFn: ({
      background_job_id: id,
      kind,
    }: Pick<BackgroundJob, 'background_job_id' | 'kind'>): Promise<unknown> =>
      kind === 'people_change'
        ? callRoute(undoPeopleChange, { params: { people_change_id: id } })
        : callRoute(undoBulkAction, { params: { bulk_action_id: id } }),
    onSettled: () =>
      Promise.all(
        (['background-jobs', 'applicants', 'positions', 'talent-pool'] as const).map((feature) =>
          invalidateFeature(client, feature),
        ),
      ),
  });
}

/** Where the file of a job is downloaded. */
export const resultUrl = (background_job_id: string): string =>
  routeUrl(downloadJobResult.path, { background_job_id });
