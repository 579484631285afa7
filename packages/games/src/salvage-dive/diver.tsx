import { memo } from 'react';
import { cellOf, cellWas } from './cell.ts';
import styles from './diver.module.css';
import wreck from './wreck.module.css';

/**
 * The diver on the line from the boat, who plunges, waits above the wreck, and swims to the crate that is opened, facing
 * the way there. Fins, bubbles and the sonar's rings are boxes of their own: they move without anything being drawn anew.
 * Decoration.
 */
export function Diver({
  crate,
  before,
  turn,
  over,
}: {
  /** Null while none was opened. */
  readonly crate: number | null;
  /** Where the diver was before. */
  readonly before: number;
  /** Crates gone to so far: each has its stroke of the fins. */
  readonly turn: number;
  /** The dive is over, and the diver goes up. */
  readonly over: 'up' | 'lost' | undefined;
}) {
  return (
    <div
      className={`${wreck.cell} ${styles.swim}`}
      data-above={crate === null || undefined}
      data-over={over}
      style={{ ...cellOf(crate ?? 0), ...cellWas(before) }}
      aria-hidden="true"
      dir="ltr"
    >
      <div className={styles.line} />
      <div className={styles.sonar} data-turn={turn === 0 ? undefined : turn % 2}>
        <i />
        <i />
      </div>
      <div className={styles.diver} data-turn={turn === 0 ? undefined : turn % 2}>
        <Swimmer />
      </div>
    </div>
  );
}

/** The diver with lamp, fins and bubbles. */
const Swimmer = memo(function Swimmer() {
  return (
    <>
      <svg className={styles.lamp} viewBox="-40 -40 80 80" aria-hidden="true" focusable="false">
        <defs>
          <radialGradient id="salvage-dive-lamp">
            <stop stopColor="var(--lantern)" stopOpacity="0.6" />
            <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle r="40" fill="url(#salvage-dive-lamp)" />
      </svg>
      <svg className={styles.fins} viewBox="-40 -32 80 64" aria-hidden="true" focusable="false">
        <Fins />
      </svg>
      <svg viewBox="-40 -32 80 64" aria-hidden="true" focusable="false">
        <DiverBody />
      </svg>
      <i />
      <i />
      <i />
    </>
  );
});

/** Fins behind the feet, around 0, 0. */
export function Fins() {
  return (
    <path
      d="M-10 2 Q-22 -4 -28 -4 L-38 -10 L-40 0 L-28 4 L-12 9 Z M-12 8 Q-22 10 -26 14 L-35 15 L-32 24 L-22 20 L-8 13 Z"
      fill="var(--goods-c)"
      stroke="var(--goods-plate)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  );
}

/** Suit, bottle, arm and helmet, around 0, 0. */
export function DiverBody() {
  return (
    <g stroke="var(--goods-plate)" strokeWidth="1.5" strokeLinejoin="round">
      <rect x="-14" y="-14" width="22" height="10" rx="5" fill="var(--steel)" />
      <path d="M-16 0 Q-6 -10 10 -6 L14 8 Q-2 17 -16 11 Q-20 6 -16 0 Z" fill="var(--goods-ink)" />
      <path d="M-12 3 L10 -1" stroke="var(--goods-c)" strokeWidth="3.5" />
      <path d="M2 4 Q12 6 16 15 L24 21 L20 26 L10 20 Q2 15 0 9 Z" fill="var(--goods-ink)" />
      <Helmet x={20} y={-4} />
    </g>
  );
}

/** The helmet with its window. */
export function Helmet({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--goods-plate)" strokeWidth="1.5">
      <path d="M-10 8 H8 L10 13 H-12 Z" fill="var(--crane-shade)" />
      <circle r="12.5" fill="var(--crane)" />
      <circle cx="3.5" cy="0" r="8.2" fill="var(--goods-ink)" />
      <path
        d="M-2.6 2.6 A6.6 6.6 0 0 0 9.6 2.6 Q9.8 -4.4 3.5 -4.6 Q-2.8 -4.4 -2.6 2.6 Z"
        fill="var(--skin-a)"
        stroke="none"
      />
      <path
        d="M1.6 -0.6 v1.8 M6.4 -0.6 v1.8"
        stroke="var(--goods-ink)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M1.8 4.4 q2.3 2 4.6 0"
        stroke="var(--goods-ink)"
        strokeWidth="1.4"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M-1.5 -4.5 Q1.5 -7.4 6 -6.4"
        stroke="var(--foam)"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M-9 -6 Q-5 -11 1 -10.5"
        stroke="var(--goods-plate)"
        strokeWidth="2"
        fill="none"
        opacity="0.8"
      />
    </g>
  );
}
