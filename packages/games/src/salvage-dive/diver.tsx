import { cellOf } from './cell.ts';
import styles from './view.module.css';

/**
 * The diver on the line from the boat, who swims to the crate that is opened, and waits above the wreck before the
 * first. Fins and bubbles are boxes of their own: they move without anything being drawn anew. Decoration.
 */
export function Diver({
  crate,
  turn,
}: {
  /** Null while none was opened. */
  readonly crate: number | null;
  /** Crates gone to so far: each has its stroke of the fins. */
  readonly turn: number;
}) {
  return (
    <div
      className={styles.swim}
      data-above={crate === null || undefined}
      style={cellOf(crate ?? 0)}
      aria-hidden="true"
      dir="ltr"
    >
      <div className={styles.line} />
      <div className={styles.diver} data-turn={turn === 0 ? undefined : turn % 2}>
        <svg className={styles.fins} viewBox="-36 -30 72 60" aria-hidden="true" focusable="false">
          <path d="M-14 -2 L-32 -8 L-34 2 L-14 4 Z" fill="var(--cloth-b)" />
          <path d="M-14 4 L-30 12 L-27 18 L-12 9 Z" fill="var(--cloth-b)" />
        </svg>
        <svg viewBox="-36 -30 72 60" aria-hidden="true" focusable="false">
          <DiverBody />
        </svg>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** Suit, bottle, arm and helmet, around 0, 0. */
function DiverBody() {
  return (
    <g>
      <path
        d="M-16 -4 Q-4 -12 10 -6 L12 6 Q-4 12 -16 6 Z"
        fill="var(--goods-ink)"
        stroke="var(--goods-plate)"
        strokeWidth="1.5"
      />
      <rect
        x="-12"
        y="-15"
        width="20"
        height="9"
        rx="4.5"
        fill="var(--crane)"
        stroke="var(--goods-ink)"
        strokeWidth="1.5"
      />
      <path d="M6 3 L20 14 M20 14 l4 3" stroke="var(--goods-ink)" strokeWidth="5" strokeLinecap="round" />
      <Helmet x={18} y={-3} />
    </g>
  );
}

/** The helmet with its window. */
export function Helmet({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--goods-plate)" strokeWidth="1.5">
      <circle r="10" fill="var(--goods-ink)" />
      <rect x="-2" y="-5" width="13" height="9" rx="4" fill="var(--foam)" />
    </g>
  );
}
