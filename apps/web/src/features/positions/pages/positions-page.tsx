import { Button } from '@mantine/core';
import { IconCards, IconCopy, IconEdit, IconPlus, IconTable, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { PositionItem } from '@tryout/contract/positions/positions';
import { isInGroup } from '@tryout/domain/access/roles';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../platform/session/flagged.tsx';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import type { Column, RowAction } from '../../../ui/data-table/data-table-types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { CreatePositionDialog } from '../components/create-position-dialog.tsx';
import { PositionCards } from '../components/position-cards.tsx';
import { PositionStatus } from '../components/position-status.tsx';
import { usePositionMoves } from '../components/use-position-moves.tsx';
import { positionsQuery, useDeletePosition, useDuplicatePosition } from '../positions.api.ts';
import { messages } from '../positions.messages.ts';
import { readPositionsSearch } from '../positions-search.ts';
import { referMessages } from '../refer.messages.ts';
import { haveApplied, stillApplying } from '../stage-counts.ts';
import { vocabulary } from '../vocabulary.messages.ts';
import classes from './positions-page.module.css';

/** Those who refer people to their organization. */
const MEMBERS: readonly string[] = ['company_admin', 'company_recruiter', 'employee'];

const STATUSES = ['draft', 'published', 'paused', 'closed', 'archived'] as const;
const SORTS = ['-created', 'title', 'closes_on'] as const;

/** `/user/positions`: the recruiter's positions, or those shared with a hiring manager. */
export function PositionsPage() {
  const t = useText(messages);
  const v = useText(vocabulary);
  const refer = useText(referMessages);
  const user = useCurrentUser();
  const navigate = useNavigate({ from: '/user/positions' });
  const at = useListState(readPositionsSearch);
  const { search, set } = at;
  const query = useQuery({ ...positionsQuery(search), placeholderData: keepPreviousData });
  const columns = usePositionColumns();
  const moves = usePositionMoves();
  const duplicate = useDuplicatePosition();
  const remove = useDeletePosition();
  const [deleting, setDeleting] = useState<PositionItem | null>(null);
  const isManager = user.user_type === 'employee';
  const mayCreate = isManager || isInGroup(user.user_type, 'recruiters');
  const creating = search.create === true && mayCreate;
  const setCreating = (on: boolean) =>
    void navigate({ search: (old) => ({ ...old, create: on ? true : undefined }), replace: true });
  useShortcut('c', t('positions.create'), () => setCreating(true), mayCreate);
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
        actions={
          <>
            {MEMBERS.includes(user.user_type) && (
              <Flagged flag="referrals">
                <LinkButton variant="default" to="/user/referrals">
                  {refer('positions.refer')}
                </LinkButton>
              </Flagged>
            )}
            {createButton}
          </>
        }
      />
      <ListView
        label={t('positions.title')}
        at={at}
        query={query}
        find={t('positions.search')}
        filters={[
          {
            kind: 'one',
            key: 'status',
            label: t('positions.filter.status'),
            all: t('positions.filter.all'),
            options: STATUSES.map((value) => ({ value, label: v(`positions.status.${value}`) })),
          },
        ]}
        order="-created"
        {...(cards && {
          orders: SORTS.map((value) => ({ value, label: t(`positions.sort.${value}`) })),
        })}
        controls={
          !isManager && (
            <IconButton
              label={cards ? t('positions.view.table') : t('positions.view.cards')}
              icon={cards ? IconTable : IconCards}
              onClick={() => set({ view: cards ? undefined : 'cards' })}
            />
          )
        }
        views="positions"
        remember="positions"
        columns={columns}
        rowId={(row) => row.id}
        rowLabel={(row) => row.title}
        onOpen={open}
        menu={menu}
        draw={cards ? (items) => <PositionCards items={items} menu={menu} /> : undefined}
        empty={{
          title: isManager ? t('positions.empty_shared') : t('positions.empty'),
          text: isManager ? t('positions.empty_shared_text') : t('positions.empty_text'),
          action: createButton || undefined,
        }}
      />
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

function usePositionColumns(): readonly Column<PositionItem>[] {
  const t = useText(messages);
  const format = useFormat();
  return [
    {
      key: 'title',
      sortable: 'asc',
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
      key: 'closes_on',
      sortable: 'asc',
      header: t('positions.column.closes'),
      cell: (row) => (row.closes_on ? format.date(`${row.closes_on}T12:00:00`) : t('positions.no_end')),
    },
    {
      key: 'created',
      sortable: 'desc',
      header: t('positions.column.created'),
      cell: (row) => <TimeText at={row.created_at} />,
    },
  ];
}
