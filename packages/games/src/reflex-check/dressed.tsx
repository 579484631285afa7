import { partsDone } from '../harbour/scene/town-time.ts';
import { Pier, Roads } from './pier.tsx';
import styles from './view.module.css';

/** Flags on one stay. */
const FLAGS = 5;
const COLOURS = ['var(--stripe)', 'var(--sail)', 'var(--crane)', 'var(--cloth-a)'] as const;

/** Where a flag hangs on its stay, from below to the top, in the units of the mast. */
function flagAt(side: -1 | 1, nth: number, from: number, apart: number) {
  const down = from - nth * apart;
  return { x: 210 + side * 186 * down, y: 404 * down };
}

/**
 * Small flags on the stays, one side after the other: as many as the share of signals that are over, however they were
 * answered. They change between signals only.
 */
export function Flags({ done, of, high = false }: Flown) {
  const each = high ? 2 * FLAGS : FLAGS;
  const hung = partsDone({ done, of: Math.max(1, of) }, 2 * each);
  return (
    <g stroke="var(--steel)" strokeWidth="1.5">
      {Array.from({ length: hung }, (_, nth) => {
        const side = nth % 2 === 0 ? -1 : 1;
        const { x, y } = flagAt(side, Math.floor(nth / 2), 0.93, 0.085);
        return (
          <path
            key={`${x}`}
            d={`M${x - 11} ${y - 2} h22 l-11 24 z`}
            fill={COLOURS[(nth + Math.floor(nth / 2)) % COLOURS.length]}
          />
        );
      })}
    </g>
  );
}

interface Flown {
  /** Signals that are over, of `of`. */
  readonly done: number;
  readonly of: number;
  /** Up to the top: no board hangs before them. */
  readonly high?: boolean;
}

/** The mast dressed with flags once its signals are over, on a card. */
export function Dressed({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <div className={styles.arrival} aria-hidden="true" dir="ltr">
      <Roads />
      <Pier />
      <svg viewBox="0 0 420 420" className={styles.dressed} aria-hidden="true" focusable="false">
        <path d="M210 0 L24 404 M210 0 L396 404" stroke="var(--steel)" strokeWidth="2.5" />
        <path d="M210 6 V420" stroke="var(--wood)" strokeWidth="12" strokeLinecap="round" />
        <path d="M130 60 H290" stroke="var(--wood)" strokeWidth="9" strokeLinecap="round" />
        <path d="M216 2 V44 L262 22 Z" fill="var(--stripe)" />
        <Flags done={done} of={of} high />
      </svg>
    </div>
  );
}
