import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Part, type PartKind, partsQuery, useArchivePart, useRemovePart } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import { readPartsSearch } from '../parts-search.ts';
import { PartDialog } from './part-dialog.tsx';

/** Departments, locations or job titles: add, change, archive, delete while nothing refers to them. */
export function PartList({ kind, mayChange }: { kind: PartKind; mayChange: boolean }) {
  const t = useText(messages);
  const at = useListState(readPartsSearch);
  const [edited, setEdited] = useState<Part | 'new' | null>(null);
  const parts = useQuery(partsQuery(kind, at.search.archived ?? 'no'));
  const rows = parts.data ?? [];
  const found = rows.filter(({ name }) => namesLike(name, at.search.q));
  const query = {
    ...parts,
    data: parts.data && {
      items: found,
      total: found.length,
      total_is_capped: false,
      recordsPerPage: found.length,
    },
  };
  const archive = useArchivePart(kind);
  const remove = useRemovePart(kind);
  const state = (row: Part) =>
    t(
      row.archived_at
        ? 'organizations.archived'
        : row.in_use
          ? 'organizations.in_use'
          : 'organizations.people.status.active',
    );
  const more: Readonly<Record<PartKind, (row: Part) => string>> = {
    departments: (row) =>
      [row.code, rows.find((one) => one.id === row.parent_id)?.name].filter(Boolean).join(' · '),
    locations: (row) => [row.address, row.country].filter(Boolean).join(', '),
    job_titles: () => '',
  };
  const headers = {
    departments: t('organizations.parent'),
    locations: t('organizations.address'),
    job_titles: '',
  } as const;
  const actions = (row: Part): RowAction[] => [
    { label: t('organizations.edit'), icon: IconPencil, onClick: () => setEdited(row) },
    row.archived_at
      ? {
          label: t('organizations.restore'),
          icon: IconArchiveOff,
          onClick: () => archive.mutate({ id: row.id, archived: false }),
        }
      : {
          label: t('organizations.archive'),
          icon: IconArchive,
          onClick: () => archive.mutate({ id: row.id, archived: true }),
        },
    {
      label: t('organizations.delete'),
      icon: IconTrash,
      danger: true,
      disabled: row.in_use,
      onClick: () => remove.mutate(row.id),
    },
  ];
  const add = mayChange && (
    <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={() => setEdited('new')}>
      {t(`organizations.add.${kind}`)}
    </Button>
  );
  return (
    <>
      <ListView
        label={t(`organizations.part.${kind}`)}
        at={at}
        query={query}
        find={t(`organizations.parts.find.${kind}`)}
        filters={[
          {
            kind: 'one',
            key: 'archived',
            label: t('organizations.state'),
            all: t('organizations.parts.active'),
            options: [
              { value: 'yes', label: t('organizations.archived') },
              { value: 'all', label: t('organizations.parts.all') },
            ],
          },
        ]}
        action={add}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        columns={[
          { key: 'name', header: t('organizations.name'), cell: (row) => row.name },
          ...(kind === 'job_titles' ? [] : [{ key: 'more', header: headers[kind], cell: more[kind] }]),
          { key: 'state', header: t('organizations.state'), cell: state, width: '160px' },
        ]}
        menu={mayChange ? actions : undefined}
        whole
        empty={{ title: t('organizations.empty'), text: t('organizations.empty.text') }}
        skeleton={<TableSkeleton rows={5} />}
      />
      {edited && (
        <PartDialog
          kind={kind}
          part={edited === 'new' ? null : edited}
          others={rows}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** Whether a name has what is searched for somewhere in it, in capitals or not. */
const namesLike = (name: string, q: string | undefined): boolean =>
  q === undefined || name.toLocaleLowerCase().includes(q.toLocaleLowerCase());
