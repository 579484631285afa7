import { Link, useNavigate } from '@tanstack/react-router';
import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column, Sort } from '../../../ui/data-table/data-table-types.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { useStageName } from '../../applicants/public.tsx';
import type { PeopleFilters, PeopleSearch } from '../people-search.ts';
import { usePersonName } from '../person-name.ts';
import { messages } from '../talent-pool.messages.ts';
import { ExportTool } from './export-tool.tsx';
import classes from './people.module.css';

interface PeopleTableProps {
  rows: readonly PersonRow[];
  sort: PeopleSearch['sort'];
  filters: PeopleFilters;
  selected: ReadonlyMap<string, PersonRow>;
  onSelected: (next: ReadonlyMap<string, PersonRow>) => void;
  onSort: (sort: PeopleSearch['sort']) => void;
}

/** People as a table, the latest active first; cards on phones. */
export function PeopleTable({ rows, sort, filters, selected, onSelected, onSort }: PeopleTableProps) {
  const t = useText(messages);
  const format = useFormat();
  const nameOf = usePersonName();
  const navigate = useNavigate();
  const open = (row: PersonRow) =>
    void navigate({ to: '/user/candidates/$personId', params: { personId: row.person_id } });
  const columns: Column<PersonRow>[] = [
    {
      key: 'name',
      header: t('talent-pool.column.name'),
      width: '22%',
      sortable: 'asc',
      cell: (row) => (
        <span className={classes.name}>
          <Link to="/user/candidates/$personId" params={{ personId: row.person_id }}>
            <bdi>{nameOf(row)}</bdi>
          </Link>
          {row.do_not_contact && <span className={classes.mark}>{t('talent-pool.do_not_contact')}</span>}
        </span>
      ),
    },
    {
      key: 'email',
      header: t('talent-pool.column.email'),
      cell: (row) => (row.email ? <bdi className={classes.long}>{row.email}</bdi> : '–'),
    },
    {
      key: 'positions',
      header: t('talent-pool.column.positions'),
      width: '24%',
      cell: (row) => <Positions row={row} />,
    },
    {
      key: 'tags',
      header: t('talent-pool.column.tags'),
      cell: (row) => (row.tags.length > 0 ? <bdi>{format.list(row.tags)}</bdi> : '–'),
    },
    {
      key: 'source',
      header: t('talent-pool.column.source'),
      cell: (row) => t(`talent-pool.source.${row.source}`),
    },
    {
      key: 'owner',
      header: t('talent-pool.column.owner'),
      cell: (row) => (row.owner ? <bdi>{row.owner.name}</bdi> : '–'),
    },
    {
      key: 'consent',
      header: t('talent-pool.column.consent'),
      optional: true,
      cell: (row) => t(`talent-pool.consent.${row.consent}`),
    },
    {
      key: 'phone',
      header: t('talent-pool.column.phone'),
      optional: true,
      cell: (row) => (row.phone ? <bdi dir="ltr">{row.phone}</bdi> : '–'),
    },
    {
      key: 'location',
      header: t('talent-pool.column.location'),
      optional: true,
      cell: (row) => row.location || '–',
    },
    {
      key: 'last_activity',
      header: t('talent-pool.column.last_activity'),
      sortable: 'desc',
      cell: (row) => <TimeText at={row.last_activity_at} style="relative" />,
    },
  ];
  const shown: Sort = sort
    ? { key: sort.replace('-', ''), direction: sort.startsWith('-') ? 'desc' : 'asc' }
    : { key: 'last_activity', direction: 'desc' };
  return (
    <DataTable
      label={t('talent-pool.title')}
      columns={columns}
      rows={rows}
      rowId={(row) => row.person_id}
      rowLabel={nameOf}
      onOpen={open}
      selection={new Set(selected.keys())}
      onSelection={(next) => {
        const known = new Map([...selected, ...rows.map((row) => [row.person_id, row] as const)]);
        onSelected(
          new Map([...next].flatMap((id) => (known.has(id) ? [[id, known.get(id) as PersonRow]] : []))),
        );
      }}
      menu={(row) => [{ label: t('talent-pool.open'), onClick: () => open(row) }]}
      sort={shown}
      onSort={({ key, direction }) => {
        const next = direction === 'desc' ? `-${key}` : key;
        onSort(next === '-last_activity' ? undefined : (next as PeopleSearch['sort']));
      }}
      remember="people"
      tools={<ExportTool filters={filters} ids={null} />}
    />
  );
}

function Positions({ row }: { row: PersonRow }) {
  const t = useText(messages);
  const stage = useStageName();
  const [first, ...others] = row.positions;
  if (!first) return '–';
  return (
    <span className={classes.positions}>
      <bdi>{first.title}</bdi>
      <StatusChip
        status={first.status ?? 'new'}
        label={first.status ? stage(first.status, first.disposition_by) : t('talent-pool.invited')}
      />
      {others.length > 0 && (
        <span className={classes.quiet}>{t('talent-pool.more_positions', { count: others.length })}</span>
      )}
    </span>
  );
}
