import { Button, NativeSelect } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { NewTemplateDialog } from '../components/new-template-dialog.tsx';
import { type TemplateRow, templatesQuery, useDuplicateTemplate } from '../score-templates.api.ts';
import { messages } from '../score-templates.messages.ts';
import type { TemplatesSearch } from '../templates-search.ts';
import { useTemplatePlaces } from '../use-template-places.ts';
import classes from './templates-page.module.css';

/** A12: score templates, one row each. */
export function TemplatesPage() {
  const t = useText(messages);
  const { number, list } = useFormat();
  const places = useTemplatePlaces();
  const search: TemplatesSearch = useSearch({ strict: false });
  const query = useQuery({ ...templatesQuery(search), placeholderData: keepPreviousData });
  const duplicate = useDuplicateTemplate();
  const [creating, setCreating] = useState(false);
  useShortcut('c', t('templates.new'), () => setCreating(true));
  const set = (changes: TemplatesSearch) => places.toList({ ...search, page: undefined, ...changes }, true);
  const columns: Column<TemplateRow>[] = [
    {
      key: 'name',
      header: t('templates.name'),
      cell: (row) => (
        <span className={classes.name}>
          <strong>{row.name}</strong>
          <span className={classes.quiet}>{list(row.categories)}</span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('templates.status'),
      width: '150px',
      cell: (row) => <StatusChip status={row.status} label={t(`templates.${row.status}`)} />,
    },
    {
      key: 'version',
      header: t('templates.versions'),
      width: '110px',
      align: 'end',
      cell: (row) => number(row.version),
    },
    {
      key: 'subtraits',
      header: t('templates.subtraits'),
      width: '130px',
      align: 'end',
      cell: (row) => number(row.subtraits),
    },
    {
      key: 'used',
      header: t('templates.used_in'),
      width: '120px',
      align: 'end',
      cell: (row) => number(row.used_in),
    },
    {
      key: 'owner',
      header: t('templates.owner'),
      width: '150px',
      cell: (row) => t(row.is_platform ? 'templates.platform' : 'templates.own'),
    },
    {
      key: 'changed',
      header: t('templates.changed'),
      width: '150px',
      cell: (row) => <TimeText at={row.updated_at} style="date" />,
    },
  ];
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setCreating(true)}>
      {t('templates.new')}
    </Button>
  );
  const filtered = Boolean(search.q || search.status || search.owner);
  return (
    <Page>
      <PageHeader
        title={t('templates.title')}
        actions={
          <>
            <Button variant="default" onClick={() => places.toCompare({})}>
              {t('templates.compare')}
            </Button>
            {create}
          </>
        }
      />
      <p className={classes.about}>{t('templates.about')}</p>
      <div className={classes.filters}>
        <SearchField
          label={t('templates.find')}
          value={search.q ?? ''}
          onChange={(q) => set({ q: q || undefined })}
        />
        <NativeSelect
          aria-label={t('templates.status')}
          value={search.status ?? ''}
          data={[
            { value: '', label: t('templates.all') },
            ...(['draft', 'published', 'closed'] as const).map((value) => ({
              value,
              label: t(`templates.${value}`),
            })),
          ]}
          onChange={(event) =>
            set({ status: (event.currentTarget.value || undefined) as TemplatesSearch['status'] })
          }
        />
        {!places.isPlatform && (
          <NativeSelect
            aria-label={t('templates.owner')}
            value={search.owner ?? ''}
            data={[
              { value: '', label: t('templates.everyone') },
              ...(['own', 'platform'] as const).map((value) => ({ value, label: t(`templates.${value}`) })),
            ]}
            onChange={(event) =>
              set({ owner: (event.currentTarget.value || undefined) as TemplatesSearch['owner'] })
            }
          />
        )}
      </div>
      <QueryView query={query} skeleton={<TableSkeleton rows={8} />}>
        {(data) =>
          data.items.length === 0 ? (
            filtered ? (
              <FilteredEmptyState onClear={() => places.toList()} />
            ) : (
              <EmptyState title={t('templates.none')} text={t('templates.none_text')} action={create} />
            )
          ) : (
            <>
              <DataTable
                label={t('templates.title')}
                columns={columns}
                rows={data.items}
                rowId={(row) => row.id}
                rowLabel={(row) => row.name}
                onOpen={(row) => places.toTemplate(row.id)}
                remember="score-templates"
                menu={(row) => [
                  {
                    label: t('templates.duplicate'),
                    icon: IconCopy,
                    onClick: () =>
                      duplicate.mutate(
                        { id: row.id, key: crypto.randomUUID() },
                        {
                          onSuccess: ({ id }) => places.toTemplate(id),
                          onError: ({ message }) => toast.say({ message, tone: 'danger' }),
                        },
                      ),
                  },
                ]}
              />
              <Pager
                page={data.page}
                recordsPerPage={data.recordsPerPage}
                total={data.total}
                totalIsCapped={data.total_is_capped}
                nextCursor={data.next_cursor}
                onPage={(page) => set({ page })}
              />
            </>
          )
        }
      </QueryView>
      {creating && <NewTemplateDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
