import { memo } from 'react';
import styles from './view.module.css';

/** How many there are at most; as many are seen as have room beside each other. */
const SETS = 7;
const BOARDS = 3;

/** Goods on the wall of the stall, one set after the other on boards; the lowest is seen on a high, narrow wall. Decoration. */
export const Shelves = memo(function Shelves() {
  return (
    <div className={styles.shelves} aria-hidden="true" dir="ltr">
      {Array.from({ length: BOARDS }, (_, board) => board).map((board) => (
        <div key={board} className={styles.board}>
          {Array.from({ length: SETS }, (_, nth) => nth).map((nth) => (
            <svg
              key={nth}
              style={{ '--nth': nth + 2 * board } as React.CSSProperties}
              viewBox="0 0 160 96"
              aria-hidden="true"
              focusable="false"
            >
              {(nth + board) % 2 ? <Jars /> : <Baskets />}
            </svg>
          ))}
        </div>
      ))}
    </div>
  );
});

function Jars() {
  return (
    <g>
      {[
        [16, 'var(--stripe)'],
        [44, 'var(--crane)'],
        [72, 'var(--cloth-a)'],
      ].map(([x, fill]) => (
        <g key={x} transform={`translate(${x} 96)`}>
          <path d="M-11 0 V-26 Q-11 -32 -6 -34 H6 Q11 -32 11 -26 V0 Z" fill={String(fill)} />
          <path d="M-8 -34 H8 V-40 H-8 Z" fill="var(--crate-mark)" />
          <path d="M-11 -18 H11 V-8 H-11 Z" fill="var(--sail)" />
        </g>
      ))}
      <path d="M94 96 V62 H150 V96 Z" fill="var(--crate)" />
      <path d="M94 73 H150 M94 84 H150 M100 62 V96 M144 62 V96" stroke="var(--crate-shade)" strokeWidth="3" />
      <path d="M104 62 Q106 42 122 46 Q140 42 142 62 Z" fill="var(--trees)" />
    </g>
  );
}

function Baskets() {
  return (
    <g>
      <path
        d="M14 72 a9 9 0 0 1 18 0 Z M30 70 a9 9 0 0 1 18 0 Z M46 72 a9 9 0 0 1 18 0 Z"
        fill="var(--roof-b)"
      />
      <path d="M8 70 H70 L62 96 H16 Z" fill="var(--crane-shade)" />
      <path d="M11 78 H67 M14 87 H64" stroke="var(--crate-mark)" strokeWidth="2.500" />
      <path d="M86 96 Q82 66 96 60 L93 52 H111 L108 60 Q122 66 118 96 Z" fill="var(--sail)" />
      <path d="M94 60 H110" stroke="var(--crate-mark)" strokeWidth="3" />
      <path d="M128 96 V66 h22 V96 Z" fill="var(--roof-c)" />
      <path d="M128 74 h22 v12 h-22 Z" fill="var(--crane)" />
    </g>
  );
}
