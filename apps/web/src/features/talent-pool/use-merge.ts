import { useText } from '../../platform/i18n/use-text.ts';
import { toast } from '../../ui/states/toast.ts';
import { useMergePeople, useUndoMerge } from './duplicates.api.ts';
import { duplicatesMessages } from './duplicates.messages.ts';

/** Merges two people and offers to take it back. */
export function useMerge() {
  const t = useText(duplicatesMessages);
  const merge = useMergePeople();
  const undo = useUndoMerge();
  return {
    isPending: merge.isPending,
    error: merge.error,
    merge: (given: { person_id: string; other_id: string }, onMerged: () => void) =>
      merge.mutate(given, {
        onSuccess: ({ data }) => {
          const [made] = data.merges;
          if (made) {
            toast.undo({
              message: t('duplicates.merged', { name: made.name }),
              onUndo: () => undo.mutate(made.person_merge_id),
            });
          }
          onMerged();
        },
      }),
  };
}
