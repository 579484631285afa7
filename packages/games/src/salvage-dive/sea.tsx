import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Boat } from './boat.tsx';
import type { Depth } from './depth.ts';
import styles from './sea.module.css';
import { SeaBed, Water } from './sea-bed.tsx';
import { SkyAbove } from './sky-above.tsx';

/**
 * The sea with the boat on it and the wreck below, behind everything that the game shows: what is between them is a way
 * up or down, never another place. Never mirrored. Decoration.
 */
export const Sea = memo(function Sea({
  at,
  dives,
  of,
  found,
  lost,
}: {
  readonly at: Depth;
  /** Dives that are done: the boat has a chest for each. */
  readonly dives: number;
  /** Dives in all. */
  readonly of: number;
  /** What is in the net that is taken aboard. */
  readonly found: number;
  /** A snag ended the dive. */
  readonly lost: boolean;
}) {
  const hour = useHour(styles.sea);
  return (
    <div {...hour} data-at={at} data-lost={lost || undefined} aria-hidden="true" dir="ltr">
      <Water />
      <SeaBed />
      <div className={styles.above}>
        <SkyAbove />
        <Boat at={at} dives={dives} of={of} found={found} />
      </div>
    </div>
  );
});
