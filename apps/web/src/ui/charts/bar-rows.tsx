import type { ReactNode } from 'react';
import classes from './bar-rows.module.css';

/** One bar with its name before it and its number, in words, after it. */
export interface BarRow {
  readonly key: string;
  readonly label: ReactNode;
  /** Decides the bar's length beside the others; 0 draws none. */
  readonly value: number;
  readonly words: ReactNode;
  /** CSS colour of the bar. */
  readonly color?: string;
}

/** Bars on one scale. Every number stands there as text, so the drawing itself is hidden from screen readers. */
export function BarRows({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  const most = Math.max(0, ...rows.map((row) => row.value));
  return (
    <ol className={classes.bars} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={classes.row} data-empty={row.value === 0 || undefined}>
          <span className={classes.label}>{row.label}</span>
          <svg className={classes.track} preserveAspectRatio="none" viewBox="0 0 100 1" aria-hidden="true">
            <rect
              className={classes.bar}
              width={most === 0 ? 0 : (row.value / most) * 100}
              height={1}
              style={{ fill: row.color }}
            />
          </svg>
          <span className={classes.words}>{row.words}</span>
        </li>
      ))}
    </ol>
  );
}
