import { memo, type ReactNode } from 'react';
import { type BatchPlace, MOST_IN_A_BATCH } from './batches.ts';
import { Letter, type LetterShown } from './letter.tsx';
import styles from './view.module.css';

/** From one roller of the belt to the next: the belt goes on by as much with each letter. */
const GAP = 62;
const ROLLERS = Array.from({ length: 34 }, (_, at) => -610 + at * GAP);
/** Where letters wait, and where those lie that are through. */
export const BEFORE = 66;
export const BEHIND = 502;
/** How wide a letter of a pile is. */
const SHEET = 52;

/** Belt and scanner, in the units of the scene. */
export function Machine() {
  return (
    <g>
      <rect x="-640" y="330" width="2080" height="58" fill="var(--hull)" />
      <path d="M-640 333 H1440" stroke="var(--steel-light)" strokeWidth="3" />
      {ROLLERS.map((x) => (
        <circle key={x} cx={x} cy="366" r="13" fill="var(--roof-c)" />
      ))}
      <path d="M-640 386 H1440" stroke="var(--wood-shade)" strokeWidth="10" />
      {/* Letters go in and out under its body, between the piles on either side. */}
      <rect x="122" y="306" width="376" height="26" fill="var(--board)" />
      <path
        d="M124 66 V312 H496 V66 Z"
        fill="var(--wall-d)"
        stroke="var(--steel)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M487 72 H494 V310 H487 Z" fill="var(--wall-shade)" />
      <path
        d="M98 72 V60 Q98 20 138 20 H482 Q522 20 522 60 V72 Z"
        fill="var(--stripe)"
        stroke="var(--steel)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M126.500 74.500 H493.500 V80 H126.500 Z" fill="var(--wall-shade)" />
      <path d="M196 34 V58 M424 34 V58" stroke="var(--hull-line)" strokeWidth="3" opacity="0.7" />
      <path
        d="M112 60 Q112 32 142 32 H176"
        fill="none"
        stroke="var(--hull-line)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.5"
      />
      <rect
        x="138"
        y="78"
        width="344"
        height="216"
        rx="16"
        fill="var(--board)"
        stroke="var(--board-edge)"
        strokeWidth="7"
      />
      {/* Its glass: dim, with the light of the hall on its corners and none around the lamp in the middle. */}
      <rect x="142" y="82" width="336" height="208" rx="13" fill="var(--board-edge)" opacity="0.42" />
      <path
        d="M142 184 V95 Q142 82 155 82 H244 Z M262 82 H292 L142 232 V202 Z M478 214 V277 Q478 290 465 290 H402 Z"
        fill="var(--board-edge)"
        opacity="0.5"
      />
    </g>
  );
}

/**
 * What moves on the belt. With each letter that is through, whatever came of it, the belt goes on by a length: one
 * leaves the pile before the scanner, and one comes to the pile behind it. It has come to rest before a letter is lit.
 * It comes after everything else on the stage: what lies over something that moves would be drawn apart, too.
 */
export const Piles = memo(function Piles({
  done,
  of,
  changes = false,
}: BatchPlace & {
  /** A batch is through: its pile is gone into its sack, and the next one comes. */
  readonly changes?: boolean;
}) {
  return (
    <div
      className={styles.scene}
      data-beat={changes ? 'changes' : done === 0 ? 'first' : done % 2 ? 'odd' : 'even'}
      aria-hidden="true"
      dir="ltr"
    >
      <Layer className={styles.cleats} x={-610} y={336} width={1860} height={14}>
        <path d={CLEATS} stroke="var(--steel-light)" strokeWidth="5" strokeLinecap="round" />
      </Layer>
      <Layer className={styles.goesIn} x={BEFORE - 6} y={BASE - 2} width={64} height={THICK + 4}>
        <Sheets x={BEFORE} from={0} letters={[done]} />
      </Layer>
      <Layer className={styles.comesOut} x={BEHIND - 6} y={BASE - 2} width={64} height={THICK + 4}>
        {!changes && done > 0 && <Sheets x={BEHIND} from={0} letters={[done - 1]} />}
      </Layer>
      <Layer className={changes ? styles.comes : styles.sinks} {...PILE} x={BEFORE - 6}>
        <Sheets x={BEFORE} from={0} letters={lettersFrom(done + 1, changes ? of : of - done - 1)} />
      </Layer>
      <Layer className={styles.rises} {...PILE} x={BEHIND - 6}>
        <Sheets x={BEHIND} from={1} letters={lettersFrom(done - 2, changes ? 0 : done - 1, -1)} />
      </Layer>
    </div>
  );
});

/** What lies in the light: `letter` null is the dark window with the lamp to look at. */
export function Window({ letter, label }: { readonly letter: LetterShown | null; readonly label: string }) {
  return (
    <div className={styles.scene}>
      <svg
        {...placed({ x: 141, y: 34, width: 338, height: 258 })}
        className={styles.layer}
        role="img"
        aria-label={label}
        direction="ltr"
      >
        <Light letter={letter} />
      </svg>
    </div>
  );
}

/** The lamp of the scanner and its window, in the units of the scene. */
export function Light({ letter }: { readonly letter: LetterShown | null }) {
  return (
    <g>
      <circle
        cx="310"
        cy="46"
        r="9"
        fill={letter === null ? 'var(--lamp-off)' : 'var(--lamp-lit)'}
        stroke="var(--hull-line)"
        strokeWidth="3"
      />
      {letter === null ? (
        <circle cx="310" cy="186" r="8" fill="var(--lamp-lit)" />
      ) : (
        <>
          <rect x="141.500" y="81.500" width="337" height="209" rx="13" fill="var(--lamp-rim)" />
          <g transform="translate(310 186)">
            <Letter {...letter} />
          </g>
        </>
      )}
    </g>
  );
}

/** A part of the scene, in the units of its drawing. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing of a part of the scene alone, at its place: what moves is no larger than it has to be. */
function placed({ x, y, width, height }: Place) {
  return {
    viewBox: `${x} ${y} ${width} ${height}`,
    style: {
      left: `${(100 * (x - 84)) / 452}%`,
      top: `${y / 4}%`,
      inlineSize: `${(100 * width) / 452}%`,
      blockSize: `${height / 4}%`,
    },
  };
}

function Layer({
  className = '',
  children,
  ...place
}: Place & {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg className={`${styles.layer} ${className}`} {...placed(place)} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const CLEATS = ROLLERS.slice(0, 31)
  .map((x) => `M${x + 31} 339 V347`)
  .join(' ');

/** The lowest sheet of a pile, and how thick one is. */
const BASE = 322;
const THICK = 8;
/** A pile at its highest. */
const PILE = { y: 126, width: 64, height: 206 } as const;
const SHIFTS = [0, 3, -2, 1, -3, 2, 1, -1];

/** Numbers of letters that follow each other, upwards or downwards; those of a batch before are negative. */
export const lettersFrom = (first: number, count: number, by: 1 | -1 = 1) =>
  Array.from({ length: Math.max(0, count) }, (_, at) => first + by * at);

/** How far a letter lies beside the middle of its pile. */
const shiftOf = (letter: number) => SHIFTS[(letter + 2 * MOST_IN_A_BATCH) % SHIFTS.length] ?? 0;

/** Letters on each other, the lowest first, as one outline whatever their number. */
export function Sheets({
  x,
  from,
  letters,
}: {
  readonly x: number;
  /** Letters that lie below them. */
  readonly from: number;
  readonly letters: readonly number[];
}) {
  return (
    <path
      d={letters
        .map(
          (letter, at) =>
            `M${x + shiftOf(letter)} ${BASE - (from + at) * THICK} h${SHEET} v${THICK} h${-SHEET} Z`,
        )
        .join(' ')}
      className={styles.paper}
      stroke="var(--crate-mark)"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
  );
}
