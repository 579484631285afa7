import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { BuildListItem } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import classes from './build-columns.module.css';
import { BuildStatusChip } from './build-status-chip.tsx';

/** What the list says of each of its builds. */
export function useBuildColumns(): readonly Column<BuildListItem>[] {
  const t = useText(messages);
  return [
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
            {row.newest.version} <BuildStatusChip status={row.newest.status} warnings={row.newest.warnings} />
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
}
