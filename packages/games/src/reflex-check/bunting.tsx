import { memo } from 'react';
import { partsDone } from '../harbour/scene/town-time.ts';
import styles from './view.module.css';

interface Hung {
  /** Signals that are over, however they were answered, of `of`. */
  readonly done: number;
  readonly of: number;
}

const COLOURS = ['var(--stripe)', 'var(--sail)', 'var(--crane)', 'var(--cloth-a)', 'var(--wall-c)'] as const;
/** Top of the mast, in its own units. */
const TOP = { x: 210, y: -62 } as const;

/** Lines from the top of the mast: where one ends on the right, how far it hangs through, and its flags. */
interface Line {
  readonly to: readonly [number, number];
  readonly sag: number;
  readonly flags: number;
  readonly size: number;
  /** The share of it that flags hang from. */
  readonly dressed: number;
}
/** To the posts of the pier. */
const WIDE: Line = { to: [726, 240], sag: 74, flags: 17, size: 1.15, dressed: 1 };
/** Out over the edges of a small screen; its flags are all in sight. */
const NARROW: Line = { to: [600, 170], sag: 40, flags: 8, size: 1, dressed: 0.55 };

/** A point of the line, `t` of it from the top, and its slope there, degrees. */
function pointOf({ to: [x2, y2], sag }: Line, t: number) {
  const [cx, cy] = [(TOP.x + x2) / 2, (TOP.y + y2) / 2 + sag];
  const u = 1 - t;
  const [dx, dy] = [2 * u * (cx - TOP.x) + 2 * t * (x2 - cx), 2 * u * (cy - TOP.y) + 2 * t * (y2 - cy)];
  return {
    x: u * u * TOP.x + 2 * u * t * cx + t * t * x2,
    y: u * u * TOP.y + 2 * u * t * cy + t * t * y2,
    slope: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

function Flag({ line, nth }: { readonly line: Line; readonly nth: number }) {
  const place = Math.floor(nth / 2);
  const { x, y, slope } = pointOf(line, (line.dressed * (place + 0.8)) / (line.flags + 0.4));
  const colour = COLOURS[(place + (nth % 2) * 2) % COLOURS.length];
  return (
    <g transform={nth % 2 ? undefined : 'translate(420 0) scale(-1 1)'}>
      <path
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(slope * 0.7).toFixed(1)}) scale(${line.size})`}
        d="M-11 -1 H11 L0 27 Z"
        fill={colour}
        stroke="var(--steel)"
        strokeWidth="1.200"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** One of the two ways the mast is dressed. */
function Dressing({
  line,
  className = '',
  done,
  of,
}: Hung & { readonly line: Line; readonly className?: string }) {
  const hung = partsDone({ done, of: Math.max(1, of) }, 2 * line.flags);
  const [x, y] = line.to;
  const rope = `M${TOP.x} ${TOP.y} Q${(TOP.x + x) / 2} ${(TOP.y + y) / 2 + line.sag} ${x} ${y}`;
  return (
    <svg
      className={`${styles.dressing} ${className}`}
      viewBox="0 0 420 420"
      aria-hidden="true"
      focusable="false"
    >
      <path d={rope} fill="none" stroke="var(--steel)" strokeWidth="2" />
      <path
        transform="translate(420 0) scale(-1 1)"
        d={rope}
        fill="none"
        stroke="var(--steel)"
        strokeWidth="2"
      />
      {line === WIDE && (
        <path
          d={`M${x} ${y - 8} V420 M${420 - x} ${y - 8} V420`}
          stroke="var(--wood)"
          strokeWidth="9"
          strokeLinecap="round"
        />
      )}
      {Array.from({ length: hung }, (_, nth) => nth).map((nth) => (
        <Flag key={nth} line={line} nth={nth} />
      ))}
    </svg>
  );
}

/**
 * Flags from the top of the mast to both sides: as many as the share of signals that are over, however they were answered.
 * They are there between one signal and the next, and nothing of them moves.
 */
export const Bunting = memo(function Bunting(hung: Hung) {
  return (
    <>
      <Dressing line={WIDE} className={styles.wide} {...hung} />
      <Dressing line={NARROW} className={styles.narrow} {...hung} />
    </>
  );
});
