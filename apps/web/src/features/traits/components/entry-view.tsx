import { useQuery } from '@tanstack/react-query';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { type EntryDetail, entryQuery, type LibraryItem } from '../traits.api.ts';
import type { NewEntryParent } from './add-entry-dialog.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryHead } from './entry-head.tsx';
import { useEntryDraft } from './use-entry-draft.ts';
import { UsesPanel } from './uses-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

interface EntryViewProps {
  item: LibraryItem;
  items: readonly LibraryItem[];
  onAdd: (place: NewEntryParent) => void;
  /** It was deleted. */
  onGone: () => void;
}

/** One entry: what it says, where it is used, and what it said before. */
export function EntryView(props: EntryViewProps) {
  const { item } = props;
  const query = useQuery(entryQuery(item.kind, item.id));
  return (
    <QueryView query={query} skeleton={<FormSkeleton lines={8} />}>
      {(detail) => <Loaded {...props} detail={detail} />}
    </QueryView>
  );
}

function Loaded({ detail, items, onAdd, onGone }: EntryViewProps & { detail: EntryDetail }) {
  const draft = useEntryDraft(detail.entry);
  return (
    <Stack gap={5}>
      <EntryHead detail={detail} items={items} onAdd={onAdd} onGone={onGone} />
      <EntryForm detail={detail} draft={draft} />
      <UsesPanel uses={detail.uses} />
      <VersionsPanel
        kind={detail.entry.kind}
        versions={detail.versions}
        current={detail.entry.version}
        onTake={draft.set}
      />
    </Stack>
  );
}
