import { Button } from '@mantine/core';
import { IconArrowLeft, IconDots, IconDownload, IconPlus, IconStack2, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { MenuItem } from '../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { AddEntryDialog, type NewEntryParent } from '../components/add-entry-dialog.tsx';
import { EntryView } from '../components/entry-view.tsx';
import { ImportDialog } from '../components/import-dialog.tsx';
import { LibraryList } from '../components/library-list.tsx';
import { addressedEntry, entryAddress } from '../library-tree.ts';
import { addStarterSet, type LibraryItem, libraryQuery, useLibraryChange } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';
import type { LibrarySearch } from '../traits-search.ts';
import classes from './traits-page.module.css';

/** The library of traits: the tree beside the entry that is open. */
export function TraitsPage() {
  const t = useText(messages);
  const query = useQuery(libraryQuery());
  const [adding, setAdding] = useState<NewEntryParent | null>(null);
  const [importing, setImporting] = useState(false);
  const starter = useLibraryChange(addStarterSet, ({ message }) => {
    if (message) toast.say({ message, tone: 'success' });
  });
  const menu = (
    <Popup
      label={t('traits.menu')}
      button={(props) => <IconButton label={t('traits.menu')} icon={IconDots} {...props} />}
    >
      {(close) => (
        <>
          <MenuItem
            label={t('traits.import')}
            icon={IconUpload}
            onClick={() => {
              close();
              setImporting(true);
            }}
          />
          {(['csv', 'json'] as const).map((format) => (
            <a
              key={format}
              className={classes.export}
              href={`/api/admin/traits/export?format=${format}`}
              download
              onClick={() => close()}
            >
              <IconDownload size={20} stroke={1.75} aria-hidden />
              {t(format === 'csv' ? 'traits.export.csv' : 'traits.export.json')}
            </a>
          ))}
          <MenuItem
            label={t('traits.starter')}
            icon={IconStack2}
            onClick={() => {
              close();
              starter.mutate(undefined);
            }}
          />
        </>
      )}
    </Popup>
  );
  return (
    <Page>
      <PageHeader
        title={t('traits.title')}
        actions={
          <>
            {menu}
            <Button
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              onClick={() => setAdding({ kind: 'category', parent: null })}
            >
              {t('traits.add.category')}
            </Button>
          </>
        }
      />
      <QueryView query={query} skeleton={<TableSkeleton rows={10} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('traits.empty.title')}
              text={t('traits.empty.text')}
              action={
                <Button loading={starter.isPending} onClick={() => starter.mutate(undefined)}>
                  {t('traits.starter')}
                </Button>
              }
              secondary={
                <Button variant="default" onClick={() => setAdding({ kind: 'category', parent: null })}>
                  {t('traits.add.category')}
                </Button>
              }
            />
          ) : (
            <Library items={items} onAdd={setAdding} />
          )
        }
      </QueryView>
      {adding && <AddEntryDialog place={adding} onClose={() => setAdding(null)} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </Page>
  );
}

function Library({
  items,
  onAdd,
}: {
  items: readonly LibraryItem[];
  onAdd: (place: NewEntryParent) => void;
}) {
  const t = useText(messages);
  const search = useSearch({ from: '/user/admin/traits' });
  const navigate = useNavigate();
  const go = (next: LibrarySearch) => void navigate({ to: '/user/admin/traits', search: next });
  const open = addressedEntry(items, search.entry);
  const { entry: _entry, ...list } = search;
  return (
    <div className={classes.split} data-open={open !== null || undefined}>
      <div className={classes.list}>
        <LibraryList
          items={items}
          search={search}
          selected={open}
          onSearch={(next) => go({ ...search, ...next })}
          onOpen={(item) => go({ ...search, entry: entryAddress(item.kind, item.id) })}
          onAdd={onAdd}
        />
      </div>
      <div className={classes.entry}>
        {open ? (
          <>
            <div className={classes.back}>
              <Button
                variant="default"
                leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden className="mirrored" />}
                onClick={() => go(list)}
              >
                {t('traits.back')}
              </Button>
            </div>
            <EntryView key={open.id} item={open} items={items} onAdd={onAdd} onGone={() => go(list)} />
          </>
        ) : (
          <EmptyState title={t('traits.choose.title')} text={t('traits.choose.text')} />
        )}
      </div>
    </div>
  );
}
