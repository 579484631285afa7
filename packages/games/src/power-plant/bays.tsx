import { bayOf, baysFor, HALL, rowOver, windowsOfBay } from './hall.ts';
import styles from './view.module.css';

/** Between the first bay that gets light and the last, ms, and between two where there are few. */
const ALL_WITHIN_MS = 2400;
const APART_MS = 420;

/** The piers between the bays of the hall: one bay for each shift. */
export function Piers({ of }: { readonly of: number }) {
  const { across, floors } = baysFor(of);
  const piers = Array.from({ length: across - 1 }, (_, bay) => {
    const { x, width } = bayOf(bay * floors, of);
    return `M${x + width} 98 V220`;
  });
  const sills = Array.from({ length: floors - 1 }, (_, floor) => {
    return `M54 ${HALL.y + rowOver(floor + 1, floors) * HALL.step - 3.5} H506`;
  });
  return <path d={[...piers, ...sills].join('')} stroke="var(--steel)" strokeWidth="4" fill="none" />;
}

/** The light in the bays of the shifts that were worked: a drawing for each, so that it can come to one after the other. */
export function Bays({ worked, of }: { readonly worked: number; readonly of: number }) {
  const apart = Math.round(Math.min(APART_MS, ALL_WITHIN_MS / Math.max(1, worked)));
  return Array.from({ length: Math.min(worked, of) }, (_, shift) => {
    const { x, y, width, height } = bayOf(shift, of);
    return (
      <svg
        key={`${x} ${y}`}
        className={styles.bay}
        viewBox={`${x} ${y} ${width} ${height}`}
        style={
          {
            left: `${(x / HALL.all) * 100}%`,
            top: `${((y + 60) / 300) * 100}%`,
            width: `${(width / HALL.all) * 100}%`,
            '--wait': `${700 + shift * apart}ms`,
          } as React.CSSProperties
        }
        aria-hidden="true"
        focusable="false"
      >
        <path
          d={windowsOfBay(shift, of)}
          fill={
            shift % 2 === 0 ? 'var(--lamp-lit)' : 'color-mix(in srgb, var(--lamp-lit), var(--lamp-glow) 70%)'
          }
          stroke="var(--lamp-glow)"
          strokeWidth="1.5"
        />
      </svg>
    );
  });
}
