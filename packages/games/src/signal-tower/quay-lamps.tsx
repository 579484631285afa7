import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import styles from './voyage.module.css';

/** Rows from one large lamp to the next: the beat of a series. */
const BEAT = 6;

/** The lamps along the quay, one for each row of the series: those that the boat has passed are lit. Never mirrored. */
export const QuayLamps = memo(function QuayLamps({
  done,
  of,
}: {
  readonly done: number;
  readonly of: number;
}) {
  const hour = useHour(styles.quayLamps);
  return (
    <div {...hour} dir="ltr" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
        <Lamp key={at} place={(100 * (at + 0.5)) / of} large={(at + 1) % BEAT === 0} lit={at < done} />
      ))}
    </div>
  );
});

const Lamp = memo(function Lamp({
  place,
  large,
  lit,
}: {
  readonly place: number;
  readonly large: boolean;
  readonly lit: boolean;
}) {
  return (
    <i style={{ left: `${place}%` }} data-large={large || undefined} data-passed={lit || undefined}>
      <b />
    </i>
  );
});
