import { memo } from 'react';
import { type BatchPlace, MOST_IN_A_BATCH } from './batches.ts';
import { Letter, type LetterShown } from './letter.tsx';
import styles from './view.module.css';

const ROLLERS = Array.from({ length: 31 }, (_, at) => -610 + at * 62);

/** The scanner over the sorting belt. `letter` null is the dark window with the lamp to look at. Never mirrored. */
export function Scanner({
  letter,
  label,
  batch,
  changes = false,
}: {
  readonly letter: LetterShown | null;
  readonly label: string;
  /** The piles before and behind the scanner: letter for letter, one shrinks and the other grows. */
  readonly batch: BatchPlace;
  /** A batch is through: its pile leaves, and the next one comes. */
  readonly changes?: boolean;
}) {
  return (
    <svg className={styles.scene} viewBox="84 0 452 400" role="img" aria-label={label} direction="ltr">
      <Belt />
      <Housing lit={letter !== null} />
      <g className={changes ? styles.comes : undefined}>
        <Pile x={62} count={batch.of - batch.done} />
      </g>
      {changes ? (
        <g className={styles.leaves}>
          <Pile x={486} count={batch.of} />
        </g>
      ) : (
        <Pile x={486} count={batch.done} />
      )}
      {letter === null ? (
        <circle cx="310" cy="186" r="8" fill="var(--lamp-lit)" />
      ) : (
        <g transform="translate(310 186)">
          <Letter {...letter} />
        </g>
      )}
    </svg>
  );
}

function Belt() {
  return (
    <g>
      <rect x="-640" y="330" width="1900" height="58" fill="var(--hull)" />
      <path d="M-640 333 H1260" stroke="var(--steel-light)" strokeWidth="3" />
      {ROLLERS.map((x) => (
        <circle key={x} cx={x} cy="366" r="13" fill="var(--steel)" />
      ))}
      <path d="M-640 386 H1260" stroke="var(--wood-shade)" strokeWidth="10" />
    </g>
  );
}

const SHIFTS = [0, 5, -3, 2, -5, 4, 1, -2];

/** Letters that wait on the belt, or those that are through. */
const Pile = memo(function Pile({ x, count }: { readonly x: number; readonly count: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {SHELVES.slice(0, count).map(({ y, shift }) => (
        <rect
          key={y}
          x={shift}
          y={y}
          width="72"
          height="8"
          rx="2"
          className={styles.paper}
          stroke="var(--steel)"
          strokeWidth="1.5"
        />
      ))}
    </g>
  );
});

const SHELVES = Array.from({ length: MOST_IN_A_BATCH }, (_, at) => ({
  y: 322 - at * 8,
  shift: SHIFTS[at % SHIFTS.length] ?? 0,
}));

function Housing({ lit }: { readonly lit: boolean }) {
  return (
    <g>
      <rect x="136" y="300" width="348" height="32" fill="var(--board)" />
      <path
        d="M104 334 V60 Q104 20 144 20 H476 Q516 20 516 60 V334 H480 V316 H140 V334 Z"
        fill="var(--wall-d)"
        stroke="var(--steel)"
        strokeWidth="5"
      />
      <path d="M106 62 Q106 22 146 22 H474 Q514 22 514 62 V70 H106 Z" fill="var(--stripe)" />
      <path d="M196 34 V58 M424 34 V58" stroke="var(--hull-line)" strokeWidth="3" opacity="0.7" />
      <circle cx="310" cy="46" r="9" fill={lit ? 'var(--lamp-lit)' : 'var(--lamp-off)'} />
      <circle cx="310" cy="46" r="9" fill="none" stroke="var(--hull-line)" strokeWidth="3" />
      <rect
        x="138"
        y="78"
        width="344"
        height="216"
        rx="16"
        fill={lit ? 'var(--lamp-rim)' : 'var(--board)'}
        stroke="var(--board-edge)"
        strokeWidth="7"
      />
    </g>
  );
}
