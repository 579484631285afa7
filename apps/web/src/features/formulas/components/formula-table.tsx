import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column, RowAction } from '../../../ui/data-table/data-table-types.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { FormulaRow } from '../formulas.api.ts';
import { messages } from '../formulas.messages.ts';
import classes from './formula-table.module.css';
import { VersionStatus } from './versions/version-status.tsx';
import { ProblemMark } from './writing/problem-mark.tsx';

interface FormulaTableProps {
  items: readonly FormulaRow[];
  onOpen: (row: FormulaRow) => void;
  menu: (row: FormulaRow) => readonly RowAction[];
}

/** The formulas of one page. */
export function FormulaTable({ items, onOpen, menu }: FormulaTableProps) {
  const t = useText(messages);
  const columns: Column<FormulaRow>[] = [
    {
      key: 'name',
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
    { key: 'subtrait', header: t('formulas.column.subtrait'), cell: (row) => row.subtrait },
    { key: 'task', header: t('formulas.column.task'), cell: (row) => row.task },
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
      key: 'changed',
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
  return (
    <DataTable
      label={t('formulas.title')}
      columns={columns}
      rows={items}
      rowId={(row) => row.id}
      rowLabel={(row) => `${row.name}, ${t('formulas.version', { version: row.version })}`}
      onOpen={onOpen}
      menu={menu}
      remember="formulas"
    />
  );
}
