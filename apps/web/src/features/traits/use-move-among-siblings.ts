import { useErrorText } from '../../platform/error-text.ts';
import { toast } from '../../ui/states/toast.ts';
import { type LibraryItem, placeEntry, useLibraryChange } from './traits.api.ts';

/** Moves entries up and down among those beside them. */
export function useMoveAmongSiblings(items: readonly LibraryItem[]) {
  const errorText = useErrorText();
  const change = useLibraryChange(({ item, place }: { item: LibraryItem; place: number }) =>
    placeEntry(item, { edit: item.edit, place }),
  );
  const siblingsOf = (item: LibraryItem) =>
    items.filter((other) => other.kind === item.kind && other.parent_id === item.parent_id);
  return {
    canGo: (item: LibraryItem, step: number): boolean => {
      const siblings = siblingsOf(item);
      const at = siblings.findIndex((other) => other.id === item.id) + step;
      return at >= 0 && at < siblings.length;
    },
    by: (item: LibraryItem, step: number): void => {
      const siblings = siblingsOf(item);
      const at = siblings.findIndex((other) => other.id === item.id) + step;
      if (at < 0 || at >= siblings.length || change.isPending) return;
      change.mutate(
        { item, place: at + 1 },
        { onError: (error) => toast.say({ message: errorText(error), tone: 'danger' }) },
      );
    },
  };
}
