import { Link, useNavigate } from '@tanstack/react-router';
import type { ApplicantRights, ApplicantRow } from '@tryout/contract/applicants/applicants';
import { Suspense, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../../platform/shortcuts/shortcuts.ts';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import type { Column, RowAction, Sort } from '../../../../ui/data-table/data-table-types.ts';
import { StatusChip } from '../../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { useApplicantName } from '../../applicant-name.ts';
import { messages } from '../../applicants.messages.ts';
import { useRemind } from '../../list-rows.api.ts';
import type { ListFilters } from '../../list-search.ts';
import { useStatusText } from '../../status-text.ts';
import { asksForReason, listTargets, type Moves } from '../../use-moves.tsx';
import { ExportTool } from './export-tool.tsx';
import { Fit, isTie } from './fit.tsx';
import { RowFlags, RowSuggestion } from './row-flags.tsx';

const ShareDialog = lazyPiece(() =>
  import('../share/share-dialog.tsx').then((m) => ({ default: m.ShareDialog })),
);

/** From here on there is room for an applicant beside the list, px. */
const WIDE = 1100;

interface ApplicantsTableProps {
  positionId: string;
  rows: readonly ApplicantRow[];
  rights: ApplicantRights;
  /** Kept when somebody is opened, so that next and previous follow the list. */
  filters: ListFilters;
  onSort: (sort: string | undefined) => void;
  /** Opens somebody beside the list. */
  onPeek: (applicationId: string) => void;
  moves: Moves;
  selected: ReadonlyMap<string, ApplicantRow>;
  onSelected: (next: ReadonlyMap<string, ApplicantRow>) => void;
}

/** The list as a table, best first; cards on phones. */
export function ApplicantsTable(props: ApplicantsTableProps) {
  const { positionId, rights, filters, moves, selected } = props;
  const t = useText(messages);
  const nameOf = useApplicantName();
  const statusText = useStatusText();
  const navigate = useNavigate();
  const remind = useRemind();
  const [shared, setShared] = useState<ApplicantRow | null>(null);
  const rows = props.rows.map((row) => {
    const to = moves.pending.get(row.application_id);
    return to === undefined ? row : { ...row, status: to, disposition_by: null };
  });
  const rowAbove = new Map(rows.slice(1).map((row, i) => [row.application_id, rows[i]]));
  const open = (row: ApplicantRow) =>
    void navigate({
      to: '/user/positions/$id/applicants/$applicationId',
      params: { id: positionId, applicationId: row.application_id },
      search: filters,
    });
  // Without a selection the keys act on the row that has the focus.
  const meant = (): ApplicantRow[] => {
    if (selected.size > 0) return [...selected.values()];
    const at = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index;
    const row = at === undefined ? undefined : rows[Number(at)];
    return row ? [row] : [];
  };
  const canReject = rights.decide && !moves.asking;
  useShortcut('r', t('applicants.key.reject'), () => moves.start(meant(), 'rejected'), canReject);

  const columns: Column<ApplicantRow>[] = [
    {
      key: 'name',
      header: t('applicants.column.name'),
      ...(rights.see_identity && { sortable: 'asc' }),
      cell: (row) => (
        <Link
          to="/user/positions/$id/applicants/$applicationId"
          params={{ id: positionId, applicationId: row.application_id }}
          search={filters}
        >
          <bdi>{nameOf(row)}</bdi>
        </Link>
      ),
    },
    {
      key: 'status',
      header: t('applicants.column.status'),
      sortable: 'asc',
      cell: (row) => <StatusChip status={row.status} label={statusText(row.status, row.disposition_by)} />,
    },
    ...(rights.see_scores
      ? [
          {
            key: 'job_fit',
            header: t('applicants.column.job_fit'),
            fixed: true,
            sortable: 'desc' as const,
            cell: (row: ApplicantRow) => (
              <Fit row={row} above={filters.sort ? undefined : rowAbove.get(row.application_id)} />
            ),
          },
          {
            key: 'top_trait',
            // On positions whose applicants share a strength it says the same in every row.
            optional: true,
            header: t('applicants.column.top_trait'),
            sortable: 'asc' as const,
            cell: (row: ApplicantRow) => row.top_trait ?? '–',
          },
        ]
      : []),
    {
      key: 'applied',
      header: t('applicants.column.applied'),
      sortable: 'desc',
      cell: (row) => {
        if (row.applied_at !== null) return <TimeText at={row.applied_at} />;
        return row.play_state === null ? t('applicants.not_applied') : t(`applicants.play.${row.play_state}`);
      },
    },
    {
      key: 'stage_entered',
      optional: true,
      header: t('applicants.column.stage_entered'),
      sortable: 'asc',
      cell: (row) => <TimeText at={row.stage_entered_at} />,
    },
    {
      key: 'owner',
      optional: true,
      header: t('applicants.column.owner'),
      sortable: 'asc',
      cell: (row) => row.owner?.name ?? '–',
    },
    {
      key: 'suggestion',
      header: t('applicants.column.suggestion'),
      ...(rights.see_scores && { sortable: 'asc' }),
      cell: (row) => <RowSuggestion row={row} />,
    },
    {
      key: 'tags',
      header: t('applicants.column.tags'),
      ...(rights.see_scores && { sortable: 'asc' }),
      cell: (row) => <RowFlags row={row} />,
    },
  ];

  const menu = (row: ApplicantRow): RowAction[] => [
    { label: t('applicants.menu.open'), onClick: () => open(row) },
    ...(rights.comment ? [{ label: t('applicants.menu.share'), onClick: () => setShared(row) }] : []),
    ...(rights.message && row.in_progress
      ? [
          {
            label: t('applicants.menu.remind'),
            onClick: () =>
              remind.mutate(row.application_id, {
                onSuccess: () => toast.say({ message: t('applicants.remind.done'), tone: 'success' }),
              }),
          },
        ]
      : []),
    ...listTargets(row, rights).map(({ to }) => ({
      label:
        to === 'rejected'
          ? t('applicants.menu.reject')
          : t(asksForReason(row.status, to) ? 'applicants.menu.move_reason' : 'applicants.menu.move', {
              status: statusText(to),
            }),
      danger: to === 'rejected',
      onClick: () => moves.start([row], to),
    })),
  ];

  return (
    <>
      <DataTable
        label={t('applicants.title')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.application_id}
        rowLabel={nameOf}
        onOpen={(row) => (innerWidth < WIDE ? open(row) : props.onPeek(row.application_id))}
        menu={menu}
        remember="applicants"
        sort={sortOf(filters.sort ?? '-job_fit')}
        onSort={({ key, direction }) => {
          const sort = direction === 'desc' ? `-${key}` : key;
          props.onSort(sort === '-job_fit' ? undefined : sort);
        }}
        tools={<ExportTool positionId={props.positionId} filters={filters} />}
        toolbar={
          rights.see_scores &&
          !filters.sort && (
            <small>
              {t('applicants.sorted')}
              {rows.slice(1).some((row, i) => isTie(rows[i], row)) && ` · ${t('applicants.tie_explained')}`}
            </small>
          )
        }
        {...(rights.comment
          ? {
              selection: new Set(selected.keys()),
              onSelection: (ids: ReadonlySet<string>) =>
                props.onSelected(
                  new Map(
                    [...ids].flatMap((id) => {
                      const row = rows.find((each) => each.application_id === id) ?? selected.get(id);
                      return row ? [[id, row] as const] : [];
                    }),
                  ),
                ),
            }
          : {})}
      />
      {shared && (
        <Suspense>
          <ShareDialog
            applicationId={shared.application_id}
            name={nameOf(shared)}
            onClose={() => setShared(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The order in the address as the table has it. */
const sortOf = (sort: string): Sort =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'desc' } : { key: sort, direction: 'asc' };
