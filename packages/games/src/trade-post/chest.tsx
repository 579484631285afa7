import { type CSSProperties, memo } from 'react';
import { Piece } from './piece.tsx';
import { MOST_PIECES, placeInStacks } from './pieces.ts';
import styles from './view.module.css';

/** Pieces in the rows of a full chest, from the lowest on, and how far rows are apart. */
const ROWS = [6, 5, 6, 5, 4, 4, 3, 3];
const APART = 6.2;
const BESIDE = 23;

/** Where the pieces of a full chest lie, those below first; the lowest row is partly hidden behind the rim. */
const PLACES = ROWS.flatMap((abreast, row) =>
  Array.from({ length: abreast }, (_, at) => ({
    x: 162 + (at - (abreast - 1) / 2) * BESIDE,
    y: 57 - row * APART,
  })),
).slice(0, MOST_PIECES);

/** When the first piece goes, and within what time all of them do; ms. */
const GOES = { after: 700, within: 1500 } as const;

/**
 * The chest on the counter, its lid open: what lay beside the book goes into it, piece by piece. Decoration, never
 * mirrored.
 */
export const Chest = memo(function Chest({ pieces }: { readonly pieces: number }) {
  return (
    <svg
      className={styles.chest}
      viewBox="-22 -24 342 148"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <path d="M72 116 H252 L258 124 H66 Z" fill="#00000026" />
      <path d="M76 60 V10 Q78 -14 104 -16 H220 Q246 -14 248 10 V60 Z" fill="var(--roof-b)" />
      <path d="M86 60 V12 Q88 -4 106 -6 H218 Q236 -4 238 12 V60 Z" fill="var(--wood-shade)" />
      <path d="M112 -15 h10 V60 h-10 Z M202 -15 h10 V60 h-10 Z" fill="var(--crane)" />
      {PLACES.slice(0, pieces).map(({ x, y }, at) => {
        const from = placeInStacks(pieces - 1 - at);
        const goes = {
          '--from-x': `${(from.x - x).toFixed(1)}px`,
          '--from-y': `${(from.y + 22 - y).toFixed(1)}px`,
          animationDelay: `${GOES.after + Math.round((at * GOES.within) / pieces)}ms`,
        };
        return (
          <g key={`${x} ${y}`} className={styles.stowing} style={goes as CSSProperties}>
            <Piece x={x} y={y} />
          </g>
        );
      })}
      <path d="M72 62 H252 V112 Q252 118 246 118 H78 Q72 118 72 112 Z" fill="var(--wood)" />
      <path d="M72 62 H252 V72 H72 Z" fill="var(--roof-b)" />
      <path d="M72 90 H252" stroke="var(--wood-shade)" strokeWidth="2.500" />
      <path d="M112 62 h10 V118 h-10 Z M202 62 h10 V118 h-10 Z" fill="var(--crane)" />
      <path d="M150 66 h24 v22 q-12 8 -24 0 Z" fill="var(--crane)" stroke="#6a4715" strokeWidth="1.500" />
      <path d="M162 74 v6" stroke="#6a4715" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
});
