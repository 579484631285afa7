import { Button, NativeSelect } from '@mantine/core';
import { IconCards, IconCopy, IconEdit, IconPlus, IconTable, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { PositionItem } from '@tryout/contract/positions/positions';
import { isInGroup } from '@tryout/domain/access/roles';
import { useCallback, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column, RowAction } from '../../../ui/data-table/data-table-types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FilterRow } from '../../../ui/lists/filter-row.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SavedViews } from '../../../ui/lists/saved-views.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { CreatePositionDialog } from '../components/create-position-dialog.tsx';
import { PositionCards } from '../components/position-cards.tsx';
import { PositionStatus } from '../components/position-status.tsx';
import { usePositionMoves } from '../components/use-position-moves.tsx';
import {
  type PositionsSearch,
  positionsQuery,
  useDeletePosition,
  useDuplicatePosition,
} from '../positions.api.ts';
import { messages } from '../positions.messages.ts';
import { haveApplied, stillApplying } from '../stage-counts.ts';
import { vocabulary } from '../vocabulary.messages.ts';
import classes from './positions-page.module.css';

/** `/user/positions`: the recruiter's positions, or those shared with a hiring manager. */
export function PositionsPage() {
  const { user_type } = useCurrentUser();
  return isInGroup(user_type, 'staffing_agency') ? <AgencyPositions /> : <PositionList />;
}

function AgencyPositions() {
  const t = useText(messages);
  return (
    <Page>
      <PageHeader title={t('positions.title')} />
      <EmptyState
        title={t('positions.empty_agency')}
        text={t('positions.empty_agency_text')}
        action={<LinkButton to="/jobs">{t('positions.empty_agency_go')}</LinkButton>}
      />
    </Page>
  );
}

const STATUSES = ['draft', 'published', 'paused', 'closed', 'archived'] as const;
const SORTS = ['created', 'title', 'closes_on'] as const;

function PositionList() {
  const t = useText(messages);
  const v = useText(vocabulary);
  const user = useCurrentUser();
  const navigate = useNavigate({ from: '/user/positions' });
  const search = useSearch({ from: '/user/positions' });
  const query = useQuery({ ...positionsQuery(search), placeholderData: keepPreviousData });
  const moves = usePositionMoves();
  const duplicate = useDuplicatePosition();
  const remove = useDeletePosition();
  const [deleting, setDeleting] = useState<PositionItem | null>(null);
  const isManager = user.user_type === 'employee';
  const mayCreate = isManager || isInGroup(user.user_type, 'recruiters');
  const set = useCallback(
    (changes: PositionsSearch) =>
      void navigate({
        to: '/user/positions',
        search: (old) => ({ ...old, page: undefined, cursor: undefined, ...changes }),
        replace: true,
      }),
    [navigate],
  );
  const creating = search.create === true && mayCreate;
  const setCreating = (on: boolean) =>
    void navigate({ search: (old) => ({ ...old, create: on ? true : undefined }), replace: true });
  useShortcut('c', t('positions.create'), () => setCreating(true), mayCreate);
  const setWords = useCallback((q: string) => set({ q: q || undefined }), [set]);
  const open = (position: Pick<PositionItem, 'id'>) =>
    void navigate({ to: '/user/positions/$id', params: { id: position.id } });
  const edit = (position: PositionItem) =>
    void navigate({ to: '/user/positions/$id/edit/$step', params: { id: position.id, step: 'basics' } });
  const menu = (position: PositionItem): RowAction[] => [
    ...(position.rights.update
      ? [{ label: t('positions.action.edit'), icon: IconEdit, onClick: () => edit(position) }]
      : []),
    ...moves.of(position).map(({ label, icon, run }) => ({ label, icon, onClick: run })),
    ...(position.rights.share
      ? [
          {
            label: t('positions.action.duplicate'),
            icon: IconCopy,
            onClick: () => duplicate.mutate(position.id, { onSuccess: ({ data }) => open(data) }),
          },
        ]
      : []),
    ...(position.status === 'draft' && position.rights.update
      ? [
          {
            label: t('positions.action.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => setDeleting(position),
          },
        ]
      : []),
  ];
  const filtered = Boolean(search.q || search.status);
  const cards = isManager || search.view === 'cards';
  const createButton = mayCreate && (
    <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setCreating(true)}>
      {isManager ? t('positions.request') : t('positions.create')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={isManager ? t('positions.title_shared') : t('positions.title')}
        actions={createButton || undefined}
      />
      <FilterRow
        className={classes.tools}
        count={search.status ? 1 : 0}
        search={<SearchField label={t('positions.search')} value={search.q ?? ''} onChange={setWords} />}
      >
        <NativeSelect
          aria-label={t('positions.filter.status')}
          value={search.status ?? ''}
          data={[
            { value: '', label: t('positions.filter.all') },
            ...STATUSES.map((value) => ({ value, label: v(`positions.status.${value}`) })),
          ]}
          onChange={(event) =>
            set({ status: (event.currentTarget.value || undefined) as PositionsSearch['status'] })
          }
        />
        <NativeSelect
          aria-label={t('positions.filter.sort')}
          value={search.sort ?? 'created'}
          data={SORTS.map((value) => ({ value, label: t(`positions.sort.${value}`) }))}
          onChange={(event) => set({ sort: event.currentTarget.value as PositionsSearch['sort'] })}
        />
        {!isManager && (
          <IconButton
            label={cards ? t('positions.view.table') : t('positions.view.cards')}
            icon={cards ? IconTable : IconCards}
            onClick={() => set({ view: cards ? undefined : 'cards' })}
          />
        )}
        <SavedViews list="positions" label={t('positions.views')} />
      </FilterRow>
      <QueryView query={query} skeleton={<TableSkeleton rows={8} />}>
        {(data) =>
          data.items.length === 0 ? (
            filtered ? (
              <FilteredEmptyState onClear={() => set({ q: undefined, status: undefined })} />
            ) : (
              <EmptyState
                title={isManager ? t('positions.empty_shared') : t('positions.empty')}
                text={isManager ? t('positions.empty_shared_text') : t('positions.empty_text')}
                action={createButton || undefined}
              />
            )
          ) : (
            <>
              {cards ? (
                <PositionCards items={data.items} menu={menu} />
              ) : (
                <PositionTable items={data.items} onOpen={open} menu={menu} />
              )}
              <Pager
                page={data.page}
                recordsPerPage={data.recordsPerPage}
                total={data.total}
                totalIsCapped={data.total_is_capped}
                nextCursor={data.next_cursor}
                previousCursor={data.previous_cursor}
                onPage={(page, cursor) => set({ page, cursor })}
              />
            </>
          )
        }
      </QueryView>
      {creating && <CreatePositionDialog opened onClose={() => setCreating(false)} />}
      <ConfirmDialog
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('positions.delete.title')}
        confirmLabel={t('positions.delete.go')}
        danger
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(null) })}
      >
        {t('positions.delete.text', { title: deleting?.title ?? '' })}
      </ConfirmDialog>
      {moves.dialogs}
    </Page>
  );
}

interface PositionTableProps {
  items: readonly PositionItem[];
  onOpen: (position: PositionItem) => void;
  menu: (position: PositionItem) => RowAction[];
}

function PositionTable({ items, onOpen, menu }: PositionTableProps) {
  const t = useText(messages);
  const format = useFormat();
  const columns: Column<PositionItem>[] = [
    {
      key: 'title',
      header: t('positions.column.title'),
      width: '30%',
      cell: (row) => (
        <span className={classes.name}>
          <Link to="/user/positions/$id" params={{ id: row.id }}>
            {row.title}
          </Link>
          {row.is_request && row.status === 'draft' && (
            <span className={classes.mark}>{t('positions.requested')}</span>
          )}
        </span>
      ),
    },
    {
      key: 'status',
      header: t('positions.column.status'),
      cell: (row) => <PositionStatus status={row.status} />,
    },
    {
      key: 'applicants',
      header: t('positions.column.applicants'),
      align: 'end',
      cell: (row) => format.number(haveApplied(row.counts)),
    },
    {
      key: 'applying',
      header: t('positions.column.applying'),
      align: 'end',
      cell: (row) => format.number(stillApplying(row.counts)),
    },
    {
      key: 'approved',
      header: t('positions.column.approved'),
      align: 'end',
      cell: (row) => `${format.number(row.approved_count)} / ${format.number(row.openings)}`,
    },
    {
      key: 'closes',
      header: t('positions.column.closes'),
      cell: (row) => (row.closes_on ? format.date(`${row.closes_on}T12:00:00`) : t('positions.no_end')),
    },
    {
      key: 'created',
      header: t('positions.column.created'),
      cell: (row) => <TimeText at={row.created_at} />,
    },
  ];
  return (
    <DataTable
      label={t('positions.title')}
      columns={columns}
      rows={items}
      rowId={(row) => row.id}
      rowLabel={(row) => row.title}
      onOpen={onOpen}
      menu={menu}
      remember="positions"
    />
  );
}
