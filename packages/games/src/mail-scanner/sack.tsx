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

/** An open sack, a third or two thirds full, with the topmost letters looking out of it. */
export function OpenSack({ thirds }: { readonly thirds: 1 | 2 }) {
  const rim = thirds === 1 ? 21.5 : 14.5;
  return (
    <g stroke="var(--crate-mark)" strokeWidth="2" strokeLinejoin="round">
      <path
        d={`M5 ${rim} l2 -5 l7 2 l-1 4 Z M12 ${rim} l3 -6 l6 3 l-1 4 Z`}
        fill="var(--letter-paper)"
        strokeWidth="1.2"
      />
      <path
        d={`M4 ${rim} Q1 ${rim + 4} 2 26 Q3 30 8 30 H18 Q23 30 24 26 Q25 ${rim + 4} 22 ${rim} Z`}
        fill="var(--crate)"
      />
      <path d={`M3.500 ${rim} H22.500`} strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

/** The place of a sack that is still to be filled. */
export function NoSack({ line = 'var(--steel)' }: { readonly line?: string }) {
  return <path d={OUTLINE} fill="none" stroke={line} strokeWidth="1.500" strokeDasharray="3 3" />;
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
          {sack < filled ? <Sack /> : <NoSack line="var(--hb-line)" />}
        </svg>
      ))}
    </div>
  );
}
