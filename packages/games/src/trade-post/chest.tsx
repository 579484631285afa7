import { memo } from 'react';
import styles from './view.module.css';

/** Coins of a row in the chest, and how far rows are apart. */
const ABREAST = 7;
const APART = 6.5;
/** More than it holds is not seen. */
const ROOM = 49;

/** Where the coins of a full chest lie, those below first. */
const PLACES = Array.from({ length: ROOM }, (_, at) => {
  const row = Math.floor(at / ABREAST);
  const shift = row % 2 === 0 ? 0 : 9;
  return { x: 100 + (at % ABREAST) * 18.5 + shift - row * 0.4, y: 74 - row * APART };
});

/** The chest on the counter with the coins of the rounds so far; its lid is open. Decoration, never mirrored. */
export const Chest = memo(function Chest({ coins }: { readonly coins: number }) {
  return (
    <svg className={styles.chest} viewBox="0 -8 320 132" aria-hidden="true" focusable="false" direction="ltr">
      <path d="M72 116 H252 L258 124 H66 Z" fill="#00000026" />
      <path d="M76 60 V26 Q78 2 104 0 H220 Q246 2 248 26 V60 Z" fill="var(--roof-b)" />
      <path d="M86 60 V28 Q88 12 106 10 H218 Q236 12 238 28 V60 Z" fill="var(--wood-shade)" />
      <path d="M112 1 h10 V60 h-10 Z M202 1 h10 V60 h-10 Z" fill="var(--crane)" />
      <g stroke="#6a4715" strokeWidth="1.400">
        {PLACES.slice(0, Math.min(coins, ROOM)).map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <path d={`M${x - 11} ${y} v4 a11 6 0 0 0 22 0 v-4 Z`} fill="#d9a63a" />
            <ellipse cx={x} cy={y} rx="11" ry="6" fill="#f7d873" />
          </g>
        ))}
      </g>
      <path d="M72 62 H252 V112 Q252 118 246 118 H78 Q72 118 72 112 Z" fill="var(--wood)" />
      <path d="M72 62 H252 V72 H72 Z" fill="var(--roof-b)" />
      <path d="M72 90 H252" stroke="var(--wood-shade)" strokeWidth="2.500" />
      <path d="M112 62 h10 V118 h-10 Z M202 62 h10 V118 h-10 Z" fill="var(--crane)" />
      <path d="M150 66 h24 v22 q-12 8 -24 0 Z" fill="var(--crane)" stroke="#6a4715" strokeWidth="1.500" />
      <path d="M162 74 v6" stroke="#6a4715" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
});
