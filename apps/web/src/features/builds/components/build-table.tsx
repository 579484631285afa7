import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { BuildListItem } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { BuildStatusChip } from './build-status-chip.tsx';
import classes from './build-table.module.css';

interface BuildTableProps {
  readonly items: readonly BuildListItem[];
  readonly onOpen: (row: BuildListItem) => void;
}

/** The builds of one page. */
export function BuildTable({ items, onOpen }: BuildTableProps) {
  const t = useText(messages);
  const columns: Column<BuildListItem>[] = [
    {
      key: 'name',
      header: t('builds.column.name'),
      width: '26%',
      cell: (row) => (
        <span className={classes.name}>
          <Link to="/user/admin/builds/$buildId" params={{ buildId: row.id }}>
            <bdi>{row.name}</bdi>
          </Link>
          <code className={classes.quiet} dir="ltr">
            {row.slug}
          </code>
        </span>
      ),
    },
    {
      key: 'stable',
      header: t('builds.column.stable'),
      cell: (row) => row.stable?.version ?? <span className={classes.quiet}>{t('builds.none_yet')}</span>,
    },
    {
      key: 'newest',
      header: t('builds.column.newest'),
      cell: (row) =>
        row.newest ? (
          <span className={classes.newest}>
            {row.newest.version} <BuildStatusChip status={row.newest.status} />
          </span>
        ) : (
          <span className={classes.quiet}>{t('builds.none_yet')}</span>
        ),
    },
    {
      key: 'used',
      header: t('builds.column.used'),
      cell: (row) =>
        row.tasks + row.simulations + row.positions === 0 ? (
          <span className={classes.quiet}>{t('builds.unused')}</span>
        ) : (
          t('builds.used', { tasks: row.tasks, simulations: row.simulations, positions: row.positions })
        ),
    },
    {
      key: 'updated',
      header: t('builds.column.updated'),
      width: '150px',
      cell: (row) => <TimeText at={row.updated_at} style="relative" />,
    },
  ];
  return (
    <DataTable
      label={t('builds.title')}
      columns={columns}
      rows={items}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      onOpen={onOpen}
      remember="builds"
    />
  );
}
