import { memo } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './view.module.css';

/** Crates that wait at the left of the pier, beside the drone on a wide screen: no fewer for those that are loaded. */
const WAITING = [
  ...Array.from({ length: 4 }, (_, n) => [-254 + n * 42, 396] as const),
  ...Array.from({ length: 3 }, (_, n) => [-233 + n * 42, 356] as const),
  ...Array.from({ length: 2 }, (_, n) => [-212 + n * 42, 316] as const),
] as const;

/** The wooden pier in front, as wide as any screen, and who works there. */
export const Pier = memo(function Pier() {
  return (
    <g>
      <g className={styles.lamp}>
        <LampPost x={-62} y={434} lit />
      </g>
      <g className={styles.lamp} data-side="right">
        <LampPost x={588} y={434} lit />
      </g>
      {WAITING.map(([x, y]) => (
        <Crate key={`${x} ${y}`} x={x} y={y} />
      ))}
      <g transform="translate(734 434) scale(1.25)">
        <Worker x={0} y={0} cloth="b" skin="a" />
      </g>
      <Crate x={664} y={394} />
      <path d="M758 436 h-110 M662 436 v-4 M706 436 v-4" stroke="var(--steel)" strokeWidth="5" />
      <rect x="-1200" y="430" width="2920" height="34" fill="var(--wood)" />
      <path d="M-1200 447 H1720" stroke="var(--wood-shade)" strokeWidth="34" strokeDasharray="3 61" />
      <ellipse cx="260" cy="447" rx="150" ry="9" fill="none" stroke="var(--hull-line)" strokeWidth="4" />
      <rect x="-1200" y="464" width="2920" height="40" fill="var(--wood-shade)" />
      <g transform="translate(22 444)">
        <Worker x={0} y={0} cloth="a" skin="b" waves />
      </g>
      <Bollard x={498} />
      {/* A gull that has seen many flights. */}
      <g transform="translate(498 416)">
        <path d="M-4 0 V8 M3 0 V8" stroke="var(--crane)" strokeWidth="2.5" />
        <path
          d="M-17 -8 Q-6 -20 6 -14 Q8 -24 15 -22 Q20 -21 19 -14 Q16 2 0 2 Q-10 2 -17 -8 Z"
          fill="var(--sail)"
        />
        <path d="M-18 -8 Q-6 -16 4 -8 Q-2 0 -18 -8 Z" fill="var(--steel-light)" />
        <path d="M19 -19 l8 3 l-8 2 Z" fill="var(--crane)" />
        <circle cx="15" cy="-18" r="1.6" fill="var(--door)" />
      </g>
    </g>
  );
});

/** What ships are made fast to, its foot on the pier. */
function Bollard({ x }: { readonly x: number }) {
  return (
    <path
      d={`M${x - 9} 446 V430 H${x - 15} a6 6 0 0 1 0 -8 H${x + 15} a6 6 0 0 1 0 8 H${x + 9} V446 Z`}
      fill="var(--door)"
    />
  );
}
