import type { ReactNode } from 'react';
import classes from './simple-table.module.css';

interface SimpleTableProps {
  caption: string;
  /** Shows the caption; otherwise it is only read aloud. */
  captionShown?: boolean;
  columns: readonly { key: string; header: string; align?: 'start' | 'end' }[];
  /** The first cell names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** On a phone each row is a block of its own, its cells below one another under the names of their columns. */
  stacks?: boolean;
}

/** A small plain table; wide ones scroll in their own region. */
export function SimpleTable({ caption, captionShown = false, columns, rows, stacks }: SimpleTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={classes.region} aria-label={caption} tabIndex={0}>
      <table className={classes.table} data-stacks={stacks || undefined}>
        <caption className={captionShown ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {row.cells.map((cell, index) => {
                const column = columns[index];
                return index === 0 ? (
                  <th key={column?.key} scope="row" data-align={column?.align}>
                    {cell}
                  </th>
                ) : (
                  <td key={column?.key} data-align={column?.align} data-column={column?.header}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
