import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { useTaskName } from '../task-name.ts';
import type { TaskSummary } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';
import classes from './task-columns.module.css';
import { TaskStatus } from './task-status.tsx';
import { TaskVersion } from './task-version.tsx';

/** What the list says of each of its tasks. */
export function useTaskColumns(): readonly Column<TaskSummary>[] {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  const nameOf = useTaskName();
  return [
    {
      key: 'name',
      header: t('tasks.column.name'),
      width: '24%',
      cell: (row) => (
        <span className={classes.name}>
          <Link to="/user/admin/tasks/$taskId" params={{ taskId: row.id }}>
            <bdi>{nameOf(row)}</bdi>
          </Link>
          <span className={classes.quiet}>
            <TaskVersion task={row} />
          </span>
        </span>
      ),
    },
    { key: 'game', header: t('tasks.column.game'), cell: (row) => named('tasks', row.game) },
    {
      key: 'minutes',
      header: t('tasks.column.minutes'),
      align: 'end',
      width: '100px',
      cell: (row) => number(row.minutes, { maximumFractionDigits: 1 }),
    },
    {
      key: 'data_points',
      header: t('tasks.column.data_points'),
      align: 'end',
      width: '130px',
      cell: (row) => number(row.data_points),
    },
    {
      key: 'subtraits',
      header: t('tasks.column.subtraits'),
      width: '22%',
      cell: (row) => <Measured row={row} />,
    },
    {
      key: 'used_in',
      header: t('tasks.column.used_in'),
      cell: (row) => t('tasks.used_in', { count: row.used_in }),
    },
    { key: 'status', header: t('tasks.column.status'), cell: (row) => <TaskStatus status={row.status} /> },
  ];
}

function Measured({ row }: { readonly row: TaskSummary }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const [first, ...more] = row.subtraits.map((name) => named('entries', name));
  if (first === undefined) return <span className={classes.quiet}>{t('tasks.no_subtraits')}</span>;
  return (
    <span title={[first, ...more].join(', ')}>
      {more.length === 0 ? first : t('tasks.more', { first, count: more.length })}
    </span>
  );
}
