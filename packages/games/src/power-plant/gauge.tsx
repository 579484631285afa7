import { memo } from 'react';
import type { Demand } from './core.ts';
import styles from './view.module.css';

/**
 * The meter of a dial. Its needle lies at the beginning until the dial is started, and then at the same place whichever
 * dial it is, so that nothing but the numbers tells the reading.
 */
export const Gauge = memo(function Gauge({ lit }: { readonly lit: boolean }) {
  return (
    <svg
      className={styles.gauge}
      data-lit={lit || undefined}
      viewBox="0 0 96 54"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <path
        d="M5 51 A43 43 0 0 1 91 51 Z"
        fill="var(--hb-sunken)"
        stroke="var(--lamp-rim)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        className={styles.zone}
        d="M68.5 21.7 A36 36 0 0 1 83.6 46"
        fill="none"
        stroke="var(--lamp-glow)"
        strokeWidth="6"
      />
      <path
        d="M11.5 44 l6 1.2 M17 30 l5 3.3 M27.5 19.5 l3.4 5 M41 13.5 l1.2 6 M55 13.5 l-1.2 6"
        stroke="var(--lamp-rim)"
        strokeWidth="2.5"
      />
      <path className={styles.needle} d="M45 50 L47.2 13 H48.8 L51 50 Z" fill="#f2f6ef" />
      <circle
        cx="48"
        cy="40"
        r="13"
        fill={lit ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
        stroke={lit ? 'var(--lamp-glow)' : 'var(--lamp-rim)'}
        strokeWidth="3"
      />
    </svg>
  );
});

/** A sign for each kind of shift: dials with a number on their plates, or with two of them to be added up. */
export function ShiftSign({ demand }: { readonly demand: Demand }) {
  return (
    <svg viewBox="0 0 132 50" className={styles.sign} aria-hidden="true" focusable="false" direction="ltr">
      {[22, 66, 110].map((x) => (
        <g key={x} transform={`translate(${x} 27)`}>
          <path
            d="M-17 0 A17 17 0 0 1 17 0 Z"
            fill="var(--hb-sunken)"
            stroke="var(--lamp-rim)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path d="M0 -1 L-11 -7.5" stroke="#f2f6ef" strokeWidth="2.5" strokeLinecap="round" />
          <path d="M9 -11 A14 14 0 0 1 13.7 -3" stroke="var(--lamp-glow)" strokeWidth="3" fill="none" />
          {demand === 'easy' ? (
            <path d="M-12 6 h24 v14 h-24 z" fill={PLATE} />
          ) : (
            <>
              <path d="M-19.5 6 h15 v14 h-15 z M4.5 6 h15 v14 h-15 z" fill={PLATE} />
              <path d="M-3.2 13 h6.4 M0 9.8 v6.4" stroke={PLATE} strokeWidth="2" />
            </>
          )}
          <path
            d={demand === 'easy' ? 'M-6 13 h12' : 'M-15 13 h6 M9 13 h6'}
            stroke="#14211d"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  );
}

const PLATE = '#f4efdf';
