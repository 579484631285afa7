import { useState } from 'react';
import { PHONE } from '../../platform/drawing/drawing.ts';
import { readStored, writeStored } from '../../platform/preferences/stored.ts';
import { useMedia } from '../layout/use-media.ts';
import { CardList } from './card-list.tsx';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-types.ts';
import { GridTable } from './grid-table.tsx';
import { TableOptions } from './table-options.tsx';

/** Rows of data: a table with keys, selection and menus; cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const phone = useMedia(PHONE);
  const key = props.remember ? `tryout.columns.${props.remember}` : null;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        (key ? readStored(key)?.split(',').filter(Boolean) : null) ??
          props.columns.flatMap((column) => (column.optional ? [column.key] : [])),
      ),
  );
  const hide = (next: ReadonlySet<string>) => {
    setHidden(next);
    if (key) writeStored(key, [...next].join(','));
  };
  const columns = props.columns.filter(
    (column, index) => index === 0 || column.fixed || !hidden.has(column.key),
  );
  return (
    <div className={classes.wrap}>
      <div className={classes.toolbar}>
        <div className={classes.toolbarWords}>{props.toolbar}</div>
        {props.tools}
        {!phone && <TableOptions columns={props.columns} hidden={hidden} onHidden={hide} />}
      </div>
      {phone ? <CardList {...props} columns={columns} /> : <GridTable {...props} columns={columns} />}
    </div>
  );
}
