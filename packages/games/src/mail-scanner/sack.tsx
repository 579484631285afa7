import type { Sacks } from './batches.ts';
import styles from './view.module.css';

const OUTLINE = 'M7 8 Q1 15 2 24 Q2 30 8 30 H18 Q24 30 24 24 Q25 15 19 8 Z';

/** A sack of mail, 26 by 32, tied at its neck. */
export function Sack() {
  return (
    <g>
      <path d={OUTLINE} fill="var(--crate)" stroke="var(--crate-mark)" strokeWidth="2" />
      <path
        d="M8 8 Q9 3 6 1.500 Q13 4 20 1.500 Q17 3 18 8 Z"
        fill="var(--crate)"
        stroke="var(--crate-mark)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M7 8.500 H19" stroke="var(--crate-mark)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M8 15 H18 V23 H8 Z M8 15 L13 20 L18 15"
        fill="none"
        stroke="var(--crate-mark)"
        strokeWidth="1.500"
      />
    </g>
  );
}

/** Rim of an open sack and half its width, empty, a third and two thirds full. */
const FILLS = [
  { rim: 15, half: 8 },
  { rim: 11.5, half: 10 },
  { rim: 8, half: 11.5 },
] as const;

/** An open sack by how full it is, with the topmost letters looking out of it. */
export function OpenSack({ thirds }: { readonly thirds: 0 | 1 | 2 }) {
  const { rim, half } = FILLS[thirds];
  const [from, to] = [13 - half, 13 + half];
  return (
    <g stroke="var(--crate-mark)" strokeWidth="1.800" strokeLinejoin="round">
      <path
        d={`M${from + 1.5} ${rim} Q${from - 1.5} ${rim + 7} ${from} 26 Q${from + 0.5} 30 ${from + 5} 30 H${to - 5} Q${to - 0.5} 30 ${to} 26 Q${to + 1.5} ${rim + 7} ${to - 1.5} ${rim} Z`}
        fill="var(--crate)"
      />
      <ellipse cx="13" cy={rim} rx={half - 1} ry="2.200" fill="var(--crate-mark)" />
      {thirds > 0 && (
        <path
          d={`M${from + 3} ${rim} l1.500 -6 l7 2 l-1 4 Z M${to - 10} ${rim} l2 -7 l6 2 l-1 5 Z ${thirds > 1 ? `M8 ${rim} l-1.500 -7.500 l8 -2 l2 9.500 Z` : ''}`}
          fill="var(--letter-paper)"
          strokeWidth="1.100"
        />
      )}
      <path
        d={`M${from + 1.5} ${rim} a${half - 1.5} 2.200 0 0 0 ${2 * half - 3} 0 v3 a${half - 1.5} 2.200 0 0 1 ${3 - 2 * half} 0 Z`}
        fill="var(--crate)"
        strokeWidth="1.200"
      />
      <path d="M9 19.500 H17 V26 H9 Z M9 19.500 L13 23.500 L17 19.500" fill="none" strokeWidth="1.300" />
    </g>
  );
}

/** The place of a sack that is still to be filled. */
function NoSack() {
  return <path d={OUTLINE} fill="none" stroke="var(--hb-line)" strokeWidth="1.500" strokeDasharray="3 3" />;
}

/** A sack for each batch: filled where it is through, however its letters were sorted. Decoration. */
export function SackRow({ filled, of }: Sacks) {
  return (
    <div className={styles.sacks} aria-hidden="true" dir="ltr">
      {Array.from({ length: of }, (_, sack) => sack).map((sack) => (
        <svg
          key={sack}
          className={sack === filled - 1 ? styles.latest : undefined}
          viewBox="0 0 26 32"
          aria-hidden="true"
          focusable="false"
        >
          {sack < filled ? <Sack /> : <NoSack />}
        </svg>
      ))}
    </div>
  );
}
