import { memo } from 'react';
import styles from './voyage.module.css';

/**
 * The boat that the signals lead home: a buoy further with each, answered or not, and past the last one when a series
 * is over. It tells how far the series is, and nothing of the answers. Never mirrored.
 */
export const Voyage = memo(function Voyage({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <div className={styles.voyage} dir="ltr" aria-hidden="true">
      <div className={styles.course}>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M8 4 H16 M30 2.4 H40 M55 4.2 H62 M74 2.6 H84"
            stroke="var(--foam)"
            strokeWidth="0.8"
            strokeLinecap="round"
          />
        </svg>
      </div>
      <svg className={styles.goal} viewBox="0 0 30 40" aria-hidden="true">
        <path d="M4 38 V4 L26 12 L4 20" fill="var(--stripe)" stroke="var(--hb-text)" strokeWidth="3" />
      </svg>
      <div className={styles.way} style={{ transform: `translateX(${(100 * done) / Math.max(1, of)}%)` }}>
        <svg className={styles.boat} viewBox="0 0 60 46" aria-hidden="true">
          <path d="M30 4 V32" stroke="#5d4527" strokeWidth="3" />
          <path d="M33 5 V29 H54 Q48 14 33 5 Z M27 10 V29 H12 Q20 22 27 10 Z" fill="#fbf8ee" />
          <path d="M4 32 H56 L47 44 H13 Z" fill="#1f4a40" stroke="#f7f2e4" strokeWidth="2" />
        </svg>
      </div>
    </div>
  );
});
