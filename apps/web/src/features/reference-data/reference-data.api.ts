import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  addReferenceEntries,
  changeReferenceEntry,
  countReferenceSuggestions,
  importReferenceEntries,
  listReferenceEntries,
  mergeReferenceEntry,
  type ReferenceEntry,
  readReferenceUses,
  settleReferenceEntry,
  undoReferenceMerge,
} from '@tryout/contract/reference-data/reference-entries';
import type { ReferenceKind, SettledStatus } from '@tryout/domain/reference-data/reference-kinds';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { type MappedSheet, mappedRows } from '../../ui/import/mapped-sheet.ts';
import { toast } from '../../ui/states/toast.ts';

export const entriesQuery = (query: RouteSend<typeof listReferenceEntries>['query']) =>
  routeQuery(listReferenceEntries, { query });
export const suggestionsQuery = () => routeQuery(countReferenceSuggestions);
export const usesQuery = (reference_entry_id: string) =>
  routeQuery(readReferenceUses, { params: { reference_entry_id } });

const paramsOf = ({ reference_entry_id }: Pick<ReferenceEntry, 'reference_entry_id'>) => ({
  params: { reference_entry_id },
});

export function useAddEntries(kind: ReferenceKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (names: readonly string[]) =>
      callRouteForMessage(addReferenceEntries, { body: { kind, names: [...names] } }),
    onSuccess: () => invalidateFeature(client, 'reference-data'),
    meta: { showsError: true },
  });
}

export function useChangeEntry(entry: ReferenceEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof changeReferenceEntry>['body']) =>
      callRouteForMessage(changeReferenceEntry, { ...paramsOf(entry), body }),
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      return invalidateFeature(client, 'reference-data');
    },
    meta: { showsError: true },
  });
}

/** Accepts, refuses, archives or offers again; the toast takes it back where that can be said. */
export function useSettleEntry() {
  const client = useQueryClient();
  const send = async (entry: ReferenceEntry, status: SettledStatus) => {
    const { message } = await callRouteForMessage(settleReferenceEntry, {
      ...paramsOf(entry),
      body: { status },
    });
    await invalidateFeature(client, 'reference-data');
    return message ?? '';
  };
  return useMutation({
    mutationFn: ({ entry, status }: { entry: ReferenceEntry; status: SettledStatus }) => send(entry, status),
    onSuccess: (message, { entry }) => {
      const { status: before } = entry;
      if (before !== 'in_use' && before !== 'archived')
        toast.say({ message: `${entry.name}: ${message}`, tone: 'success' });
      else toast.undo({ message: `${entry.name}: ${message}`, onUndo: () => void send(entry, before) });
    },
  });
}

export function useUnmergeEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: Pick<ReferenceEntry, 'reference_entry_id'>) =>
      callRouteForMessage(undoReferenceMerge, { ...paramsOf(entry), body: {} }),
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
    },
    onSettled: () => invalidateFeature(client, 'reference-data'),
  });
}

/** Merges; the toast takes it back. */
export function useMergeEntry(entry: ReferenceEntry) {
  const client = useQueryClient();
  const undo = useUnmergeEntry();
  return useMutation({
    mutationFn: (into_id: string) =>
      callRouteForMessage(mergeReferenceEntry, { ...paramsOf(entry), body: { into_id } }),
    onSuccess: ({ message }) => {
      toast.undo({ message: message ?? '', onUndo: () => undo.mutate(entry) });
      return invalidateFeature(client, 'reference-data');
    },
    meta: { showsError: true },
  });
}

/** Tries an import, or carries it out. */
export function useImportEntries(kind: ReferenceKind) {
  const client = useQueryClient();
  return async (mapped: MappedSheet, isTry: boolean) => {
    const rows = mappedRows(mapped).map(({ values }) => values);
    const report = await callRoute(importReferenceEntries, { body: { kind, rows, try: isTry } });
    if (!isTry) await invalidateFeature(client, 'reference-data');
    return report;
  };
}
