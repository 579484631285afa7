import { memo, type ReactNode } from 'react';
import { Cat } from '../harbour/scene/cat.tsx';
import { Garland, LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './view.module.css';

/** The street before the house at the end: neighbours who look up, left and right of what is said or standing on its rim. */
export function Street({
  house,
  children,
}: {
  /** What of the house the board has hidden. */
  readonly house: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.street}>
      <div className={styles.behind} dir="ltr" aria-hidden="true">
        {house}
      </div>
      <Neighbours />
      {children}
    </div>
  );
}

const Neighbours = memo(function Neighbours() {
  return (
    <div className={styles.neighbours} dir="ltr" aria-hidden="true">
      <svg viewBox="0 0 180 104" aria-hidden="true" focusable="false">
        <g transform="translate(18 100) scale(1.12)">
          <LampPost x={0} y={0} lit />
        </g>
        <g transform="translate(56 100) scale(1.15)">
          <Worker x={0} y={0} cloth="b" skin="b" waves />
        </g>
        <g transform="translate(92 101) scale(1.06)">
          <Worker x={0} y={0} cloth="a" skin="a" />
        </g>
        <g transform="translate(117 102) scale(.72)">
          <Worker x={0} y={0} cloth="b" skin="a" waves />
        </g>
      </svg>
      <svg viewBox="0 0 180 104" aria-hidden="true" focusable="false">
        <g transform="translate(162 100) scale(1.12)">
          <LampPost x={0} y={0} lit />
        </g>
        <Cat x={53} y={101} scale={0.8} />
        <g transform="translate(92 101) scale(1.1)">
          <Worker x={0} y={0} cloth="a" skin="b" />
        </g>
        <g transform="translate(124 100) scale(1.16)">
          <Worker x={0} y={0} cloth="b" skin="a" waves />
        </g>
      </svg>
    </div>
  );
});

/** Lights on each string. */
const BULBS = 6;
/** What they are held by, where the string hangs to. */
const SOCKETS = Array.from({ length: BULBS }, (_, at) => {
  const t = (at + 1) / (BULBS + 1);
  return `M${(220 * t).toFixed(1)} ${(1 + 140.8 * t * (1 - t)).toFixed(1)} v4.500`;
}).join(' ');

/** Lights on strings under the eaves, once all is done. */
export const Swags = memo(function Swags() {
  return (
    <div className={styles.swags} dir="ltr" aria-hidden="true">
      {[0, 1, 2, 3].map((swag) => (
        <svg key={swag} viewBox="0 0 220 54" aria-hidden="true" focusable="false">
          <Garland from={[0, 2]} to={[220, 2]} bulbs={BULBS} />
          <path d={SOCKETS} stroke="var(--door)" strokeWidth="5.5" />
        </svg>
      ))}
    </div>
  );
});
