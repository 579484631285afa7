import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import classes from './data-table.module.css';
import type { Column, Sort } from './data-table-types.ts';

interface GridHeadProps<Row> {
  columns: readonly Column<Row>[];
  hasMenu: boolean;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** Undefined where rows cannot be selected. */
  allSelected: boolean | undefined;
  someSelected: boolean;
  onAll: () => void;
}

/** The header row: select all, names, sorting. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const t = useText(messages);
  const { sort, onSort } = props;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {props.allSelected !== undefined && (
          <th scope="col" className={classes.check}>
            <label>
              <input
                type="checkbox"
                aria-label={t('ui.table.select_all')}
                checked={props.allSelected}
                ref={(input) => {
                  if (input) input.indeterminate = props.someSelected && !props.allSelected;
                }}
                onChange={props.onAll}
              />
            </label>
          </th>
        )}
        {props.columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const first = column.sortable;
          const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
          return (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              style={{ inlineSize: column.width }}
              aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {first && onSort ? (
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() =>
                    onSort({
                      key: column.key,
                      direction: direction ? (direction === 'desc' ? 'asc' : 'desc') : first,
                    })
                  }
                >
                  {column.header}
                  {direction && <Arrow size={16} stroke={2} aria-hidden />}
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {props.hasMenu && <td className={classes.menu} />}
      </tr>
    </thead>
  );
}
