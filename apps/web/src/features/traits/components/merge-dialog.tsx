import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { nameIn } from '../library-tree.ts';
import {
  type Entry,
  type EntryDetail,
  type LibraryItem,
  libraryChanged,
  mergeEntry,
  unmergeEntry,
  useLibraryChange,
} from '../traits.api.ts';
import { messages } from '../traits.messages.ts';

/** Takes a merge back and says what became of the drafts. */
export function useUnmerge() {
  const t = useText(messages);
  const client = useQueryClient();
  const errorText = useErrorText();
  return async (entry: Pick<Entry, 'kind' | 'id'>): Promise<void> => {
    try {
      const { data, message = '' } = await unmergeEntry(entry);
      const kept = data.kept > 0 ? ` ${t('traits.unmerge.kept', { count: data.kept })}` : '';
      toast.say({ message: `${message}${kept}`, tone: 'success' });
    } catch (error) {
      toast.say({ message: errorText(error), tone: 'danger' });
    }
    await libraryChanged(client);
  };
}

interface MergeDialogProps {
  detail: EntryDetail;
  /** What it can be merged into. */
  others: readonly LibraryItem[];
  items: readonly LibraryItem[];
  onClose: () => void;
}

/** Chooses what takes the entry's place and says what that does. */
export function MergeDialog({ detail, others, items, onClose }: MergeDialogProps) {
  const t = useText(messages);
  const locale = useLocale();
  const unmerge = useUnmerge();
  const { entry, uses } = detail;
  const [to, setTo] = useState(
    (others.find((other) => other.parent_id === entry.parent_id) ?? others[0])?.id ?? '',
  );
  const [confirmed, setConfirmed] = useState(false);
  const into = others.find((other) => other.id === to);
  const opposed = into !== undefined && into.direction !== entry.direction;
  const merge = useLibraryChange(
    () => mergeEntry(entry, to, confirmed),
    ({ message }) => {
      onClose();
      toast.undo({ message: message ?? '', onUndo: () => void unmerge(entry) });
    },
  );
  const labelOf = (other: LibraryItem) => {
    const parent = items.find((item) => item.id === other.parent_id);
    return parent ? `${nameIn(parent, locale)} · ${nameIn(other, locale)}` : nameIn(other, locale);
  };
  const drafts = {
    formulas: uses.formula_drafts,
    templates: uses.score_templates.drafts,
    simulations: uses.simulations.drafts,
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => merge.mutate(undefined)}
      title={t('traits.merge.title', { name: entry.name })}
      confirmLabel={t('traits.merge')}
      disabled={into === undefined || (opposed && !confirmed)}
      busy={merge.isPending}
      error={merge.error}
    >
      <Stack gap={4}>
        <NativeSelect
          label={t('traits.merge.into')}
          data={others.map((other) => ({ value: other.id, label: labelOf(other) }))}
          value={to}
          onChange={(event) => {
            setTo(event.currentTarget.value);
            setConfirmed(false);
          }}
        />
        <ul>
          <li>{t('traits.merge.drafts', drafts)}</li>
          <li>
            {t('traits.merge.published', {
              count: uses.total - drafts.formulas - drafts.templates - drafts.simulations,
            })}
          </li>
          {uses.children > 0 && <li>{t('traits.merge.children', { count: uses.children })}</li>}
          <li>{t('traits.merge.archived', { name: entry.name })}</li>
        </ul>
        {opposed && (
          <Banner tone="warning">
            <p>
              {t('traits.merge.opposed', {
                from: t(`traits.direction.${entry.direction ?? 'higher'}`),
                into: t(`traits.direction.${into.direction ?? 'higher'}`),
              })}
            </p>
            <CheckBox label={t('traits.merge.confirm')} checked={confirmed} onChange={setConfirmed} />
          </Banner>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
