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
  from,
  dives,
  of,
  found,
  lost,
  opened,
}: {
  readonly at: Depth;
  /** Where the dive in hand was begun from. */
  readonly from: Depth;
  /** Dives that are done: the boat has a chest for each. */
  readonly dives: number;
  /** Dives in all. */
  readonly of: number;
  /** What is in the net that is taken aboard. */
  readonly found: number;
  /** A snag ended the dive. */
  readonly lost: boolean;
  /** Crates that the last dive has left open, where they are seen from afar. */
  readonly opened: readonly number[] | undefined;
}) {
  const hour = useHour(styles.sea);
  return (
    <div {...hour} data-at={at} data-from={from} data-lost={lost || undefined} aria-hidden="true" dir="ltr">
      <Water />
      <SeaBed opened={opened} />
      <div className={styles.above}>
        <SkyAbove />
        <Boat at={at} dives={dives} of={of} found={found} />
      </div>
    </div>
  );
});
