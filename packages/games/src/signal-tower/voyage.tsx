import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Hull, Sails } from './boat.tsx';
import styles from './voyage.module.css';

/** Signals from one buoy to the next: the beat of a series. */
const BEAT = 6;

/**
 * The boat that the signals lead home: a length further with each, answered or not, past a buoy after every sixth, and
 * past the flag when a series is over. It tells how far the series is, and nothing of the answers. Never mirrored.
 */
export const Voyage = memo(function Voyage({ done, of }: { readonly done: number; readonly of: number }) {
  const hour = useHour(styles.voyage);
  const way = Math.max(1, of);
  const buoys = Array.from({ length: Math.ceil(way / BEAT) - 1 }, (_, at) => (at + 1) * BEAT);
  return (
    <div {...hour} dir="ltr" aria-hidden="true">
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
      {buoys.map((at) => (
        <Buoy key={at} place={(100 * at) / way} passed={done >= at} />
      ))}
      <svg className={styles.goal} viewBox="0 0 30 40" aria-hidden="true">
        <path d="M4 38 V4 L26 12 L4 20" fill="var(--stripe)" stroke="var(--hb-text)" strokeWidth="3" />
      </svg>
      <div className={styles.way} style={{ transform: `translateX(${(100 * done) / way}%)` }}>
        <Boat />
      </div>
    </div>
  );
});

const Boat = memo(function Boat() {
  return (
    <svg className={styles.boat} viewBox="0 0 60 46" aria-hidden="true">
      <Sails />
      <Hull />
    </svg>
  );
});

/** A buoy on the course; its lamp is on once the boat has passed it. */
const Buoy = memo(function Buoy({ place, passed }: { readonly place: number; readonly passed: boolean }) {
  return (
    <svg
      className={styles.buoy}
      style={{ left: `${place}%` }}
      viewBox="0 0 24 34"
      data-passed={passed || undefined}
      aria-hidden="true"
    >
      <path d="M6 28 L9 14 H15 L18 28 Z" fill="var(--stripe)" stroke="var(--hb-text)" strokeWidth="2" />
      <circle
        cx="12"
        cy="9"
        r="6"
        fill={passed ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
        stroke="var(--hb-text)"
        strokeWidth="2"
      />
    </svg>
  );
});
