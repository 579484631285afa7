import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Part, type PartKind, partsQuery, useArchivePart, useRemovePart } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import { PartDialog } from './part-dialog.tsx';

/** Departments, locations or job titles: add, change, archive, delete while nothing refers to them. */
export function PartList({ kind, mayChange }: { kind: PartKind; mayChange: boolean }) {
  const t = useText(messages);
  const [all, setAll] = useState(false);
  const [edited, setEdited] = useState<Part | 'new' | null>(null);
  const query = useQuery(partsQuery(kind, all ? 'all' : 'no'));
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
  const more: Readonly<Record<PartKind, (row: Part, rows: readonly Part[]) => string>> = {
    departments: (row, rows) =>
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
    <Stack gap={4}>
      <Row justify="space-between">
        <CheckBox label={t('organizations.show_archived')} checked={all} onChange={setAll} />
        {add}
      </Row>
      <QueryView query={query} skeleton={<TableSkeleton rows={5} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('organizations.empty')} text={t('organizations.empty.text')} />
          ) : (
            <DataTable
              label={t(`organizations.part.${kind}`)}
              rows={rows}
              rowId={(row) => row.id}
              rowLabel={(row) => row.name}
              columns={[
                { key: 'name', header: t('organizations.name'), cell: (row) => row.name },
                ...(kind === 'job_titles'
                  ? []
                  : [{ key: 'more', header: headers[kind], cell: (row: Part) => more[kind](row, rows) }]),
                { key: 'state', header: t('organizations.state'), cell: state, width: '160px' },
              ]}
              {...(mayChange ? { menu: actions } : {})}
            />
          )
        }
      </QueryView>
      {edited && (
        <PartDialog
          kind={kind}
          part={edited === 'new' ? null : edited}
          others={query.data ?? []}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
