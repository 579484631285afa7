import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  compareBuildVersions,
  listBuildFiles,
  listBuilds,
  readBuild,
  type readBuildLog,
  readBuildVersion,
  tryBuildVersion,
} from '@tryout/contract/builds/builds';
import { readBuildRuntime } from '@tryout/contract/builds/builds-play';
import {
  deleteBuildVersion,
  giveBuildManifest,
  makeBuildStable,
  previewStableBuild,
  retireBuildVersion,
  scanBuildVersion,
} from '@tryout/contract/builds/builds-versions';
import type { RouteResult } from '@tryout/contract/define-route';
import type { BuildStatus } from '@tryout/domain/builds/build-status';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeKey, routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';
import type { BuildsSearch } from './builds-search.ts';

export type BuildListItem = RouteResult<typeof listBuilds>['items'][number];
export type BuildDetail = RouteResult<typeof readBuild>;
export type BuildVersion = BuildDetail['versions'][number];
export type VersionDetail = RouteResult<typeof readBuildVersion>;
export type BuildLogLine = RouteResult<typeof readBuildLog>['items'][number];
export type BuildRuntime = RouteResult<typeof readBuildRuntime>;
export type StablePreview = RouteResult<typeof previewStableBuild>;

/** How often a version whose checks are under way is looked at, ms. */
const LOOK_EVERY_MS = 1_000;

/** Whether its checks wait or are under way. */
export const isBeingChecked = (status: BuildStatus) => status === 'uploaded' || status === 'scanning';

export const buildsQuery = (query: BuildsSearch) => ({
  ...routeQuery(listBuilds, { query }),
  refetchInterval: ({ state }: { state: { data?: RouteResult<typeof listBuilds> | undefined } }) =>
    state.data?.items.some(({ newest }) => newest && isBeingChecked(newest.status)) ? LOOK_EVERY_MS : false,
});

export const buildQuery = (buildId: string) => ({
  ...routeQuery(readBuild, { params: { build_id: buildId } }),
  refetchInterval: ({ state }: { state: { data?: BuildDetail | undefined } }) =>
    state.data?.versions.some(({ status }) => isBeingChecked(status)) ? LOOK_EVERY_MS : false,
});

export const versionQuery = (versionId: string) =>
  routeQuery(readBuildVersion, { params: { version_id: versionId } });

/** The files of a version, page after page. Another `edit` is another state of the version. */
export const filePages = (versionId: string, edit: number) =>
  infiniteQueryOptions({
    queryKey: [...routeKey(listBuildFiles, { params: { version_id: versionId } }), edit] as const,
    queryFn: ({ pageParam, signal }) =>
      callRoute(listBuildFiles, {
        params: { version_id: versionId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

export const comparisonQuery = (from: string, to: string) =>
  routeQuery(compareBuildVersions, { query: { from, to } });

export const stablePreviewQuery = (versionId: string) =>
  routeQuery(previewStableBuild, { params: { version_id: versionId } });

export const runtimeQuery = (versionId: string) =>
  routeQuery(readBuildRuntime, { params: { version_id: versionId } });

/** Opens a version for a try; the address can be opened for ten minutes. */
export const openTrial = (versionId: string) =>
  callRoute(tryBuildVersion, { params: { version_id: versionId } });

/** What can be done with a version. */
export type VersionAction =
  | { readonly what: 'stable'; readonly stable_now: string | null; readonly reason: string }
  | { readonly what: 'retire'; readonly reason: string }
  | { readonly what: 'scan' }
  | { readonly what: 'manifest'; readonly manifest: string; readonly edit: number }
  | { readonly what: 'delete' };

/** Does something with a version and renews what is shown of builds and tasks. `said` is the toast. */
export function useVersionAction(versionId: string, said: (what: VersionAction['what']) => string) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: async (action: VersionAction) => {
      const params = { version_id: versionId };
      switch (action.what) {
        case 'stable':
          await callRoute(makeBuildStable, {
            params,
            body: { stable_now: action.stable_now, reason: action.reason },
          });
          break;
        case 'retire':
          await callRoute(retireBuildVersion, { params, body: { reason: action.reason } });
          break;
        case 'scan':
          await callRoute(scanBuildVersion, { params });
          break;
        case 'manifest':
          await callRoute(giveBuildManifest, {
            params,
            body: { manifest: action.manifest, edit: action.edit },
          });
          break;
        case 'delete':
          await callRoute(deleteBuildVersion, { params });
      }
      return action.what;
    },
    onSuccess: (what) => toast.say({ message: said(what), tone: 'success' }),
    onSettled: async () => {
      await invalidateFeature(client, 'builds');
      await invalidateFeature(client, 'tasks');
      await invalidateFeature(client, 'background-jobs');
    },
  });
}
