import { memo } from 'react';
import type { Demand } from './core.ts';
import styles from './view.module.css';

/** A dial as a picture: a scale without a hand, so that nothing but its numbers tells the reading. */
export const Gauge = memo(function Gauge({ lit }: { readonly lit: boolean }) {
  return (
    <svg className={styles.gauge} viewBox="0 0 96 54" aria-hidden="true" focusable="false" direction="ltr">
      <path
        d="M8 50 A40 40 0 0 1 88 50"
        fill="none"
        stroke="var(--lamp-rim)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {[0, 30, 60, 90, 120, 150, 180].map((turn) => (
        <path
          key={turn}
          d="M10 50 H18"
          stroke="var(--lamp-rim)"
          strokeWidth="2.5"
          transform={`rotate(${turn} 48 50)`}
        />
      ))}
      <circle
        cx="48"
        cy="38"
        r="14"
        fill={lit ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
        stroke={lit ? 'var(--lamp-glow)' : 'var(--lamp-rim)'}
        strokeWidth="3"
      />
    </svg>
  );
});

/** A sign for each kind of shift: plain bars of different height, or sums on a slate. */
export function ShiftSign({ demand }: { readonly demand: Demand }) {
  return (
    <svg viewBox="0 0 64 40" className={styles.sign} aria-hidden="true" focusable="false" direction="ltr">
      {demand === 'easy' ? (
        <path d="M12 36 V26 M26 36 V19 M40 36 V12 M54 36 V5" strokeWidth="7" />
      ) : (
        <path
          d="M7 12 H19 M13 6 V18 M29 12 H41 M45 28 H57 M51 22 V34 M7 28 H35 M51 12 H57"
          strokeWidth="4.5"
        />
      )}
    </svg>
  );
}
