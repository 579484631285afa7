import { useMemo } from 'react';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.ts';
import { draftOf, type EntryDraft } from '../entry-draft.ts';
import type { Entry } from '../traits.api.ts';

/** Unsaved work on an entry, kept in the browser. */
export function useEntryDraft(entry: Entry) {
  const saved = useMemo(() => draftOf(entry), [entry]);
  return useKeptDraft<EntryDraft>({ key: `trait_library:${entry.id}`, edit: entry.edit, saved });
}
