import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import styles from './voyage.module.css';

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
    <div {...hour} style={{ '--of': of } as React.CSSProperties} dir="ltr" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
        <Lamp key={at} place={(100 * (at + 0.5)) / of} lit={at < done} />
      ))}
    </div>
  );
});

const Lamp = memo(function Lamp({ place, lit }: { readonly place: number; readonly lit: boolean }) {
  return (
    <i style={{ left: `${place}%` }} data-passed={lit || undefined}>
      <b />
    </i>
  );
});
