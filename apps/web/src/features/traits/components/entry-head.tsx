import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconFolderSymlink,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { childKind } from '@tryout/domain/traits/trait-library';
import { useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { nameIn } from '../library-tree.ts';
import type { EntryDetail, LibraryItem } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';
import { useMoveAmongSiblings } from '../use-move-among-siblings.ts';
import type { NewEntryParent } from './add-entry-dialog.tsx';
import { ArchiveDialog, useRestore } from './archive-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import classes from './entry-head.module.css';
import { MergeDialog, useUnmerge } from './merge-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface EntryHeadProps {
  detail: EntryDetail;
  items: readonly LibraryItem[];
  onAdd: (place: NewEntryParent) => void;
  onGone: () => void;
}

/** The entry's name and place, and what can be done with it. */
export function EntryHead({ detail, items, onAdd, onGone }: EntryHeadProps) {
  const t = useText(messages);
  const locale = useLocale();
  const { entry, uses, merge } = detail;
  const [asked, setAsked] = useState<'archive' | 'merge' | 'move' | 'delete' | null>(null);
  const restore = useRestore();
  const unmerge = useUnmerge();
  const move = useMoveAmongSiblings(items);
  const item = items.find((one) => one.id === entry.id);
  const above: LibraryItem[] = [];
  for (let at = entry.parent_id; at !== null; ) {
    const parent = items.find((one) => one.id === at);
    if (parent) above.unshift(parent);
    at = parent?.parent_id ?? null;
  }
  const below = childKind(entry.kind);
  const active = entry.status === 'active';
  const others = items.filter(
    (one) => one.kind === entry.kind && one.id !== entry.id && one.status === 'active',
  );
  return (
    <Stack gap={3}>
      <div className={classes.head}>
        <div className={classes.words}>
          <p className={classes.path}>
            {[t(`traits.kind.${entry.kind}`), ...above.map((one) => nameIn(one, locale))].join(' · ')}
          </p>
          <h2 className={classes.name}>
            {entry.color && (
              <span className={classes.color} style={{ background: entry.color }} aria-hidden />
            )}
            <bdi>{nameIn(entry, locale)}</bdi>
          </h2>
          <Row gap={3}>
            <StatusChip
              status={active ? 'published' : 'closed'}
              label={t(active ? 'traits.active' : 'traits.archived')}
            />
            <span className={classes.small}>{t('traits.version', { version: entry.version })}</span>
            <code className={classes.small} dir="ltr">
              {entry.key}
            </code>
          </Row>
        </div>
        <Row gap={2}>
          {below !== null && active && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              onClick={() => onAdd({ kind: below, parent: entry })}
            >
              {t(`traits.add.${below}`)}
            </Button>
          )}
          <RowMenu
            name={entry.name}
            actions={[
              {
                label: t('traits.move_up'),
                icon: IconArrowUp,
                disabled: !item || !move.canGo(item, -1),
                onClick: () => item && move.by(item, -1),
              },
              {
                label: t('traits.move_down'),
                icon: IconArrowDown,
                disabled: !item || !move.canGo(item, 1),
                onClick: () => item && move.by(item, 1),
              },
              ...(entry.kind === 'category'
                ? []
                : [{ label: t('traits.move'), icon: IconFolderSymlink, onClick: () => setAsked('move') }]),
              {
                label: t('traits.merge'),
                icon: IconArrowMerge,
                disabled: !active || others.length === 0,
                onClick: () => setAsked('merge'),
              },
              active
                ? { label: t('traits.archive'), icon: IconArchive, onClick: () => setAsked('archive') }
                : {
                    label: t('traits.restore'),
                    icon: IconArchiveOff,
                    disabled: merge !== null,
                    onClick: () => restore(entry),
                  },
              {
                label: t('traits.delete'),
                icon: IconTrash,
                danger: true,
                disabled: !uses.never,
                onClick: () => setAsked('delete'),
              },
            ]}
          />
        </Row>
      </div>
      {merge && (
        <Banner
          action={
            <Button variant="default" onClick={() => unmerge(entry)}>
              {t('traits.unmerge')}
            </Button>
          }
        >
          {t('traits.merged', { name: merge.into_name })}
        </Banner>
      )}
      {!active && !merge && (
        <Banner
          action={
            <Button variant="default" onClick={() => restore(entry)}>
              {t('traits.restore')}
            </Button>
          }
        >
          {t('traits.archived.text')}
        </Banner>
      )}
      {asked === 'archive' && <ArchiveDialog detail={detail} onClose={() => setAsked(null)} />}
      {asked === 'merge' && (
        <MergeDialog detail={detail} others={others} items={items} onClose={() => setAsked(null)} />
      )}
      {asked === 'move' && <MoveDialog entry={entry} items={items} onClose={() => setAsked(null)} />}
      {asked === 'delete' && <DeleteDialog entry={entry} onClose={() => setAsked(null)} onGone={onGone} />}
    </Stack>
  );
}
