import { memo } from 'react';
import { Piece } from './piece.tsx';
import { placeInStacks } from './pieces.ts';
import styles from './view.module.css';

/** Lines on a page, and how far they are apart. */
const LINES = 8;
const APART = 8.6;

/**
 * The book on the counter, where a small screen leaves room for it: a line for each round that was traded, however it
 * went, and beside it what they brought. Decoration, never mirrored.
 */
export const Ledger = memo(function Ledger({
  rounds,
  pieces,
}: {
  readonly rounds: number;
  /** Pieces of gold beside it. */
  readonly pieces: number;
}) {
  // Those behind are drawn first.
  const stacked = Array.from({ length: pieces }, (_, at) => placeInStacks(at)).sort(
    (one, other) => Number(one.stack < 2) - Number(other.stack < 2),
  );
  const written = Array.from({ length: Math.min(rounds, 2 * LINES) }, (_, line) => {
    const [x, y] = [line < LINES ? 82 : 174, 24 + (line % LINES) * APART];
    return `M${x} ${y} h${34 + ((line * 7) % 4) * 5} M${x + 60} ${y} h8`;
  }).join(' ');
  return (
    <svg
      className={styles.ledger}
      viewBox="-22 0 342 108"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <path d="M66 14 H254 L262 102 H58 Z" fill="#00000026" />
      <path d="M62 8 H258 V98 H62 Z" fill="var(--roof-a)" />
      <path
        d="M68 12 Q116 4 160 14 Q204 4 252 12 V92 Q204 86 160 96 Q116 86 68 92 Z"
        fill="#fdfbf3"
        stroke="#2b1f14"
        strokeOpacity="0.35"
      />
      <path d="M160 14 V96" stroke="#2b1f14" strokeOpacity="0.3" strokeWidth="2" />
      <path d={written} stroke="#3a4a45" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M204 6 V30 l-5 -5 l-5 5 V7 Z" fill="var(--stripe)" />
      {stacked.map(({ x, y }) => (
        <Piece key={`${x} ${y}`} x={x} y={y} />
      ))}
      <path d="M276 92 v-22 h4 v-6 h20 v6 h4 v22 Z" fill="var(--hull)" />
      <path d="M276 78 h28" stroke="#ffffff40" strokeWidth="3" />
      <path
        d="M290 66 Q284 34 302 6 Q314 28 294 58 Z"
        fill="#fdfbf3"
        stroke="#2b1f14"
        strokeOpacity="0.4"
        strokeWidth="1.5"
      />
      <path d="M290 68 Q292 38 302 8" fill="none" stroke="#2b1f14" strokeOpacity="0.5" strokeWidth="1.5" />
    </svg>
  );
});
