import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelBackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import {
  deleteBackup,
  downloadBackup,
  listBackups,
  makeBackup,
  prepareBackupDownload,
} from '@tryout/contract/backups/backups';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { routeUrl } from '../../platform/api/route-url.ts';
import { confirmed } from '../../platform/session/confirm-first.ts';
import { downloadFrom } from '../../ui/controls/save-file.ts';
import { toast } from '../../ui/states/toast.ts';

export type Backups = RouteResult<typeof listBackups>;

const LOOK_AGAIN_MS = 1_500;

/** What is kept, and the backup that is being made, which is looked at again and again. */
export const backupsQuery = queryOptions({
  ...routeQuery(listBackups, { query: {} }),
  refetchInterval: ({ state }) => (state.data?.making ? LOOK_AGAIN_MS : false),
});

function useBackupsAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      (['backups', 'background-jobs'] as const).map((feature) => invalidateFeature(client, feature)),
    );
}

/** Sets a backup off. */
export function useMakeBackup() {
  const again = useBackupsAgain();
  return useMutation({
    meta: { showsError: true },
    mutationFn: (body: RouteSend<typeof makeBackup>['body']) => callRoute(makeBackup, { body }),
    onSettled: again,
  });
}

/** Cancels the one that is being made. */
export function useCancelBackup() {
  const again = useBackupsAgain();
  return useMutation({
    mutationFn: (background_job_id: string) =>
      callRoute(cancelBackgroundJob, { params: { background_job_id } }),
    onSettled: again,
  });
}

/** Downloads a backup, once its reader has confirmed who they are. */
export const useDownloadBackup = () =>
  useMutation({
    mutationFn: (backup_id: string) =>
      confirmed(() => callRoute(prepareBackupDownload, { params: { backup_id } })),
    onSuccess: (_, backup_id) => downloadFrom(routeUrl(downloadBackup.path, { backup_id })),
  });

/** Deletes a backup. */
export function useDeleteBackup() {
  const again = useBackupsAgain();
  return useMutation({
    meta: { showsError: true },
    mutationFn: (backup_id: string) => callRouteForMessage(deleteBackup, { params: { backup_id } }),
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
    },
    onSettled: again,
  });
}
