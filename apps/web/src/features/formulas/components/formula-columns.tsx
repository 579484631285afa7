import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { FormulaRow } from '../formulas.api.ts';
import { messages } from '../formulas.messages.ts';
import classes from './formula-columns.module.css';
import { VersionStatus } from './versions/version-status.tsx';
import { ProblemMark } from './writing/problem-mark.tsx';

/** What the list says of each of its formulas. */
export function useFormulaColumns(): readonly Column<FormulaRow>[] {
  const t = useText(messages);
  const named = useLibraryNames();
  return [
    {
      key: 'name',
      sortable: 'asc',
      header: t('formulas.column.name'),
      width: '30%',
      cell: (row) => (
        <span className={classes.name}>
          <Link to="/user/admin/formulas/$formulaId" params={{ formulaId: row.id }}>
            {row.name}
          </Link>
          <ProblemMark row={row} />
        </span>
      ),
    },
    { key: 'subtrait', header: t('formulas.column.subtrait'), cell: (row) => named('entries', row.subtrait) },
    { key: 'task', header: t('formulas.column.task'), cell: (row) => named('tasks', row.task) },
    {
      key: 'status',
      header: t('formulas.column.status'),
      cell: (row) => <VersionStatus status={row.status} />,
    },
    {
      key: 'version',
      header: t('formulas.column.version'),
      align: 'end',
      width: '90px',
      cell: (row) => row.version,
    },
    {
      key: 'used_by',
      header: t('formulas.column.simulations'),
      align: 'end',
      width: '110px',
      cell: (row) => row.used_by,
    },
    {
      key: 'updated_at',
      sortable: 'desc',
      header: t('formulas.column.changed'),
      cell: (row) => (
        <span className={classes.changed}>
          <TimeText at={row.updated_at} />
          {row.updated_by && (
            <span className={classes.by}>{t('formulas.by', { name: row.updated_by.name })}</span>
          )}
        </span>
      ),
    },
  ];
}
