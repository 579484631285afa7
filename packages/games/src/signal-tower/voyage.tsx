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
      <div className={styles.way} style={{ transform: `translateX(${(100 * done) / way}%)` }}>
        <Boat />
      </div>
      {/* They are before its course: it sails past them, not over them. */}
      {buoys.map((at) => (
        <Buoy key={at} place={(100 * at) / way} passed={done >= at} />
      ))}
    </div>
  );
});

const Boat = memo(function Boat() {
  return (
    <svg className={styles.boat} viewBox="0 0 60 52" aria-hidden="true">
      <path
        d="M-22 47 h24 M-34 42 h18 M8 49 h46"
        stroke="var(--hull-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.7"
      />
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
      <path d="M3 31 H21" stroke="var(--foam)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M6 28 L9 14 H15 L18 28 Z" fill="var(--hull)" stroke="var(--hull-line)" strokeWidth="2" />
      <path d="M8 21 H16" stroke="var(--hull-line)" strokeWidth="3" />
      <circle
        cx="12"
        cy="9"
        r="6"
        fill={passed ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
        stroke="var(--hull-line)"
        strokeWidth="2"
      />
    </svg>
  );
});
