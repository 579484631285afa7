import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import {
  addStarterTraits,
  categoryRoutes,
  checkTraitsImport,
  listTraits,
  startTraitsImport,
  subtraitRoutes,
  traitRoutes,
} from '@tryout/contract/traits/traits';
import type { LibraryKind, LibraryStatus } from '@tryout/domain/traits/trait-library';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { type UploadProgress, uploadFile } from '../../platform/api/upload.ts';
import { type EntryDraft, sentContent } from './entry-draft.ts';

export type LibraryItem = RouteResult<typeof listTraits>['items'][number];
export type EntryDetail = RouteResult<typeof subtraitRoutes.read>;
export type Entry = EntryDetail['entry'];
export type EntryVersion = EntryDetail['versions'][number];
export type ImportResult = RouteResult<typeof checkTraitsImport>;

/** The routes of a kind; the three differ in the fields of their bodies, which `sentContent` picks. */
function routesOf(kind: LibraryKind): typeof subtraitRoutes {
  const all = { category: categoryRoutes, trait: traitRoutes, subtrait: subtraitRoutes };
  return all[kind] as unknown as typeof subtraitRoutes;
}

export const libraryQuery = () => routeQuery(listTraits, { query: {} });
export const entryQuery = (kind: LibraryKind, id: string) =>
  routeQuery(routesOf(kind).read, { params: { id } });

const params = (entry: Pick<Entry, 'id'>) => ({ params: { id: entry.id } });

export const createEntry = (kind: LibraryKind, parentId: string | null, draft: EntryDraft, key: string) =>
  callRoute(routesOf(kind).create, {
    body: { ...sentContent(kind, draft), ...(parentId === null ? {} : { parent_id: parentId }) } as never,
    idempotencyKey: key,
  });

export const saveEntry = (entry: Entry, edit: number, draft: EntryDraft, reason: string) =>
  callRoute(routesOf(entry.kind).update, {
    ...params(entry),
    body: { ...sentContent(entry.kind, draft), edit, reason } as never,
  });

export const placeEntry = (
  entry: Pick<Entry, 'kind' | 'id'>,
  change: { edit: number; place?: number; parent_id?: string },
) => callRoute(routesOf(entry.kind).place, { ...params(entry), body: change });

export const setStatus = (entry: Pick<Entry, 'kind' | 'id'>, edit: number, status: LibraryStatus) =>
  callRouteForMessage(routesOf(entry.kind).status, { ...params(entry), body: { edit, status } });

export const removeEntry = (entry: Entry) =>
  callRoute(routesOf(entry.kind).remove, { ...params(entry), body: {} });

export const mergeEntry = (entry: Entry, intoId: string, confirmed: boolean) =>
  callRouteForMessage(routesOf(entry.kind).merge, {
    ...params(entry),
    body: { edit: entry.edit, into_id: intoId, confirmed },
  });

export const unmergeEntry = (entry: Pick<Entry, 'kind' | 'id'>) =>
  callRouteForMessage(routesOf(entry.kind).unmerge, { ...params(entry), body: {} });

export const addStarterSet = () => callRouteForMessage(addStarterTraits, { body: {} });

/** What a file would do. */
export const checkLibraryFile = (
  file: File,
  options: { signal?: AbortSignal; onProgress?: (progress: UploadProgress) => void },
) => uploadFile(checkTraitsImport, { file, body: {}, ...options });

/** Sets the import of a file off that was looked at; the job tray shows it from then on. */
export function useStartLibraryImport(onStarted: () => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: ({ file, digest }: { file: File; digest: string }) =>
      uploadFile(startTraitsImport, { file, body: { digest } }),
    onSuccess: async () => {
      onStarted();
      await invalidateFeature(client, 'background-jobs');
    },
  });
}

/** After any change: the library, and what is made of it. */
export async function libraryChanged(client: QueryClient): Promise<void> {
  await invalidateFeature(client, 'traits');
}

/** Something done to the library; the pages show what has become of it. */
export function useLibraryChange<In, Out>(
  run: (input: In) => Promise<Out>,
  onDone?: (out: Out, input: In) => void,
) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: run,
    onSuccess: async (out: Out, input: In) => {
      onDone?.(out, input);
      await libraryChanged(client);
    },
  });
}
