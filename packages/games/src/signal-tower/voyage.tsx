import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Hull, Sails } from './boat.tsx';
import { QuayLamps } from './quay-lamps.tsx';
import styles from './voyage.module.css';

/**
 * The boat that the signals lead home: a length further with each, answered or not, while the lamps that it has
 * passed on the quay are lit, and to the flag when a series is over. It tells how far the series is, and nothing of the answers. Never mirrored.
 */
export const Voyage = memo(function Voyage({ done, of }: { readonly done: number; readonly of: number }) {
  const hour = useHour(styles.voyage);
  const way = Math.max(1, of);
  return (
    <>
      <QuayLamps done={done} of={way} />
      <div {...hour} dir="ltr" aria-hidden="true">
        <div className={styles.way} style={{ transform: `translateX(${(100 * done) / way}%)` }}>
          <Boat />
        </div>
      </div>
    </>
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
