import { type MouseEvent, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-types.ts';
import { RowMenu } from './row-menu.tsx';

interface GridRowProps<Row> {
  row: Row;
  id: string;
  index: number;
  table: DataTableProps<Row>;
  focusable: boolean;
  selected: boolean | undefined;
  onToggle: () => void;
  /** Every row from the one touched last to this one. */
  onRange: () => void;
  onFocus: () => void;
  /** Its menu is drawn; its place is kept in any case. */
  drawsMenu: boolean;
  menuOpen: boolean;
  onMenu: (open: boolean) => void;
}

const CONTROLS = 'a, button, input, label, select, textarea';

/** One row: a press outside its controls opens it. */
export function GridRow<Row>({ row, id, index, table, focusable, selected, ...on }: GridRowProps<Row>) {
  const t = useText(messages);
  const name = table.rowLabel(row);
  // A press on the label comes to the check box without the keys that were held.
  const isRange = useRef(false);
  const press = (event: MouseEvent) => {
    isRange.current = event.shiftKey && selected !== undefined;
    // Else the browser marks the text between the two presses.
    if (isRange.current) event.preventDefault();
  };
  const open = (event: MouseEvent) => {
    const onControl = (event.target as Element).closest(CONTROLS) !== null;
    if (!onControl && isRange.current) on.onRange();
    else if (!onControl && window.getSelection()?.isCollapsed !== false) table.onOpen?.(row);
  };
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: told apart from its controls by this role in the table's key handler
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={focusable ? 0 : -1}
      className={classes.row}
      data-opens={table.onOpen ? true : undefined}
      onMouseDown={press}
      onClick={open}
      onFocus={on.onFocus}
    >
      {selected !== undefined && (
        <td className={classes.check}>
          <label>
            <input
              type="checkbox"
              aria-label={t('ui.table.select', { name })}
              tabIndex={-1}
              checked={selected}
              onChange={() => (isRange.current ? on.onRange() : on.onToggle())}
              onKeyDown={() => {
                isRange.current = false;
              }}
            />
          </label>
        </td>
      )}
      {table.columns.map((column, at) =>
        at === 0 ? (
          <th key={column.key} scope="row" data-align={column.align}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} data-align={column.align}>
            {column.cell(row)}
          </td>
        ),
      )}
      {table.menu && (
        <td className={classes.menu}>
          {on.drawsMenu && (
            <RowMenu
              key={id}
              name={name}
              actions={table.menu(row)}
              open={on.menuOpen}
              onOpenChange={on.onMenu}
            />
          )}
        </td>
      )}
    </tr>
  );
}
