import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { LightString } from '../harbour/scene/light-string.tsx';
import { Freighter } from './backdrop.tsx';
import { Body } from './drone-scene.tsx';
import styles from './view.module.css';

const BOX = [-14, -168, 290, 214] as const;

/**
 * What the flights have come to: the ship with every crate that was brought home sails up to the pier, the drone above it,
 * and, when all are flown, under its lights.
 */
export const Landfall = memo(function Landfall({
  crates,
  ready,
}: {
  readonly crates: number;
  /** All are flown. */
  readonly ready: boolean;
}) {
  const hour = useHour(styles.bound);
  return (
    <div className={styles.roads}>
      <div {...hour} data-ready={ready || undefined} aria-hidden="true" dir="ltr">
        <div className={styles.lies}>
          <svg viewBox={BOX.join(' ')} aria-hidden="true" focusable="false">
            <Freighter crates={crates} />
            <path
              d="M-4 3 h14 M252 4 h18 M96 20 h60"
              stroke="var(--foam)"
              strokeWidth="3.5"
              strokeLinecap="round"
              fill="none"
            />
          </svg>
          {ready && <LightString from={[32, -98]} to={[203, -124]} bulbs={9} viewBox={BOX} afterMs={2600} />}
        </div>
        <svg className={styles.above} viewBox="0 20 520 140" aria-hidden="true" focusable="false">
          <Body />
        </svg>
      </div>
    </div>
  );
});
