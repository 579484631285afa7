import type { ReactNode } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Watchers } from './foreground.tsx';
import { Plant } from './plant.tsx';
import styles from './view.module.css';

/** A hall in which everybody is at work. */
export const ALL_WINDOWS = 100;

/**
 * What the shifts have come to, around the card, at the hour at which they were worked: that share of the town's houses has
 * light of which the shifts were worked to their end, the hall has a bay with light for each of them, and the quay has a
 * lamp for each round. Whatever they brought.
 */
export function Evening({
  worked,
  lit,
  done,
  of,
  children,
}: {
  /** Rounds whose dials were all started. */
  readonly worked: number;
  /** The town has its light from the shift before. */
  readonly lit: boolean;
  readonly done: number;
  readonly of: number;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.evening} data-kept={lit || undefined}>
      <Plant chance={0} done={done} of={of} worked={worked} />
      <Watchers />
      <div {...useHour(styles.lastWord)}>{children}</div>
    </div>
  );
}
