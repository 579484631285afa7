import type { Look } from './cast.tsx';
import { Person } from './person.tsx';
import styles from './view.module.css';

/** How far apart those are who set out one after the other, ms: together all of them take no longer than this many. */
const ALL_SET_OUT_MS = 3000;
/** How long a unit of the way takes, ms. */
const PACE_MS = 26;

/** Somebody of the team after work, a whole figure: walks to a place on the quay and lifts a cup. */
export function Guest({
  look,
  x,
  feet,
  from,
  at,
  of,
}: {
  readonly look: Look;
  /** Where they stand in the drawing, 420 by 200. */
  readonly x: number;
  readonly feet: number;
  /** What they come out from behind. */
  readonly from: number;
  /** The how-manieth they are, of how many. */
  readonly at: number;
  readonly of: number;
}) {
  const side = x < 210 ? 1 : -1;
  return (
    <div
      className={styles.guest}
      style={
        {
          left: `${(x - 13.5) / 4.2}%`,
          bottom: `${(199.2 - feet) / 2}%`,
          '--td-from': `${((from - x) / 27) * 100}%`,
          '--td-out': `${(at * Math.min(600, ALL_SET_OUT_MS / of)).toFixed(0)}ms`,
          '--td-walk': `${(500 + Math.abs(from - x) * PACE_MS).toFixed(0)}ms`,
        } as React.CSSProperties
      }
    >
      <div className={styles.gait}>
        <svg viewBox="-50 -132 100 210" aria-hidden="true" focusable="false">
          <path d="M-15 -4 V66 M15 -4 V66" stroke="var(--door)" strokeWidth="22" />
          <path
            d="M-30 75 V69 Q-28 62 -18 62 H-4 V75 Z M30 75 V69 Q28 62 18 62 H4 V75 Z"
            fill="var(--wood-shade)"
          />
          <Person x={0} y={0} {...look} smiles />
        </svg>
        <svg
          className={side === 1 ? styles.cheers : styles.cheersLeft}
          viewBox="-50 -132 100 210"
          aria-hidden="true"
          focusable="false"
        >
          <g transform={`scale(${side} 1)`}>
            <path
              d="M26 -50 L44 -40 L50 -62"
              stroke={look.cloth}
              strokeWidth="15"
              strokeLinecap="round"
              strokeLinejoin="round"
              fill="none"
            />
            <path
              d="M42 -94 H62 V-72 Q62 -68 58 -68 H46 Q42 -68 42 -72 Z"
              fill="var(--sail)"
              stroke="var(--steel)"
              strokeWidth="2.500"
            />
            <path d="M42 -86 H62" stroke="var(--stripe)" strokeWidth="6" />
            <circle cx="51" cy="-70" r="8.500" fill={look.skin} />
          </g>
        </svg>
      </div>
    </div>
  );
}
