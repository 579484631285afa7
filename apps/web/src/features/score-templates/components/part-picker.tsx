import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { Tree } from '../../../ui/lists/tree.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { libraryQuery } from '../score-templates.api.ts';
import { messages } from '../template-editor.messages.ts';
import type { LibraryItem } from '../template-edits.ts';
import classes from './template-editor.module.css';

interface PartPickerProps {
  readonly kind: LibraryItem['kind'];
  readonly title: string;
  /** Siblings that are there already. */
  readonly taken: readonly string[];
  readonly onPick: (item: LibraryItem, library: readonly LibraryItem[]) => void;
  readonly onClose: () => void;
}

/** Picks a category, trait or subtrait of the library; only those in sight are drawn. */
export function PartPicker({ kind, title, taken, onPick, onClose }: PartPickerProps) {
  const t = useText(messages);
  const query = useQuery(libraryQuery());
  const [q, setQ] = useState('');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('template.pick.close')}
        </Button>
      }
    >
      <Stack gap={3}>
        <SearchField label={t('template.pick.find')} value={q} onChange={setQ} />
        <QueryView query={query}>
          {({ items }) => {
            const words = q.trim().toLocaleLowerCase();
            const nodes = items
              .filter((item) => item.kind === kind && !taken.includes(item.id))
              .filter((item) => item.name.toLocaleLowerCase().includes(words))
              .map((item) => ({
                id: item.id,
                label: item.name,
                children: [],
                ...(item.is_scored ? {} : { note: t('template.pick.not_scored') }),
              }));
            if (nodes.length === 0) return <p>{t('template.pick.none')}</p>;
            return (
              <div className={classes.tree}>
                <Tree
                  label={t('template.pick.list')}
                  nodes={nodes}
                  selected={null}
                  expanded={new Set()}
                  onExpanded={() => undefined}
                  onSelect={(id) => {
                    const item = items.find((each) => each.id === id);
                    if (item) onPick(item, items);
                    onClose();
                  }}
                />
              </div>
            );
          }}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
