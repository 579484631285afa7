import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { density } from '../../platform/preferences/display.ts';
import { usePainted } from '../layout/use-painted.ts';
import { messages } from '../ui.messages.ts';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-types.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { rowsInSight } from './rows-in-sight.ts';
import { allToggled, toggled, withRange } from './selection.ts';

const PAGE_STEP = 10;

/** The table itself: a grid whose rows take the focus. Lists come in pages of at most 100, so all rows are drawn, those in sight first. */
export function GridTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, rowId, selection, onSelection, menu, label } = props;
  const t = useText(messages);
  const hint = useId();
  const keys = [
    t('ui.table.keys.move'),
    selection && t('ui.table.keys.select'),
    props.onOpen && t('ui.table.keys.open'),
    menu && t('ui.table.keys.menu'),
  ];
  const dense = density.use();
  const region = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [menuRow, setMenuRow] = useState<string | null>(null);
  const moved = useRef(false);
  // Where a range begins: the row touched last.
  const anchor = useRef<string>(undefined);
  const ids = rows.map(rowId);
  const active = Math.min(current, Math.max(0, rows.length - 1));
  // What can be read comes first: the rows in sight, then their menus and all other rows.
  const painted = usePainted();
  const drawn = painted ? rows.length : Math.max(rowsInSight(dense), active + 1);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    region.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus();
  }, [active]);

  const go = (index: number, extend: boolean) => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    if (extend) select(next);
    else anchor.current = ids[next];
    moved.current = next !== active;
    setCurrent(next);
  };
  const toggle = (index: number) => {
    const id = ids[index];
    if (id === undefined || !selection || !onSelection) return;
    anchor.current = id;
    onSelection(toggled(selection, id));
  };
  const select = (index: number) => {
    if (selection && onSelection) onSelection(withRange(selection, ids, anchor.current ?? ids[0], index));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).getAttribute('role') !== 'row') return;
    const id = ids[active];
    const row = rows[active];
    if (id === undefined || row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE_STEP, PageUp: -PAGE_STEP }[event.key];
    if (step !== undefined) go(active + step, event.shiftKey);
    else if (event.key === 'Home') go(0, event.shiftKey);
    else if (event.key === 'End') go(rows.length - 1, event.shiftKey);
    else if (event.key === 'j') go(active + 1, false);
    else if (event.key === 'k') go(active - 1, false);
    else if ((event.key === ' ' || event.key === 'x') && selection) toggle(active);
    else if (event.key === 'Enter' && props.onOpen) props.onOpen(row);
    else if (event.key === '.' && menu) setMenuRow(id);
    else return;
    event.preventDefault();
  };

  return (
    <section
      ref={region}
      className={classes.region}
      aria-label={label}
      style={{ maxBlockSize: props.height }}
      data-density={dense}
    >
      <p id={hint} className="visually-hidden">
        {keys.filter(Boolean).join(' ')}
      </p>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows take the focus and can be selected
        role="grid"
        className={classes.table}
        aria-label={label}
        aria-describedby={hint}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selection ? true : undefined}
        onKeyDown={onKeyDown}
      >
        <GridHead
          columns={columns}
          hasMenu={menu !== undefined}
          sort={props.sort}
          onSort={props.onSort}
          allSelected={selection ? ids.length > 0 && ids.every((id) => selection.has(id)) : undefined}
          someSelected={selection ? ids.some((id) => selection.has(id)) : false}
          onAll={() => selection && onSelection?.(allToggled(selection, ids))}
        />
        <tbody>
          {rows.slice(0, drawn).map((row, index) => {
            const id = rowId(row);
            return (
              <GridRow
                key={id}
                row={row}
                id={id}
                index={index}
                table={props}
                focusable={index === active}
                selected={selection?.has(id)}
                onToggle={() => toggle(index)}
                onRange={() => select(index)}
                onFocus={() => setCurrent(index)}
                drawsMenu={painted}
                menuOpen={menuRow === id}
                onMenu={(open) => setMenuRow(open ? id : null)}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
