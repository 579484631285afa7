import type { ReactNode } from 'react';
import { TownProvider, useTown } from '../harbour/scene/town.tsx';
import { Watchers } from './foreground.tsx';
import { Plant } from './plant.tsx';
import styles from './view.module.css';

/** A hall in which everybody is at work. */
export const ALL_WINDOWS = 100;

/**
 * What the shifts have come to, around the card: in the evening that share of the town's houses has light of which the
 * shifts were worked to their end, and the quay has a lamp for each round. Whatever they brought.
 */
export function Evening({
  worked,
  done,
  of,
  children,
}: {
  /** Rounds whose dials were all started. */
  readonly worked: number;
  readonly done: number;
  readonly of: number;
  readonly children: ReactNode;
}) {
  const time = useTown()?.time === 'night' ? 'night' : 'dusk';
  return (
    <div className={styles.evening}>
      <TownProvider state={{ time, done, of: Math.max(1, of) }}>
        <Plant chance={ALL_WINDOWS} done={done} of={of} share={worked / Math.max(1, of)} />
        <Watchers />
      </TownProvider>
      <div className={styles.lastWord}>{children}</div>
    </div>
  );
}
