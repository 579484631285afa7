import { memo } from 'react';
import styles from './panel.module.css';
import { Good } from './signs.tsx';

/** Gems in each row of the net, from below. */
const ROWS = [5, 6, 7, 7, 7] as const;
/** In units of the net, which is 200 wide and 72 high. */
const GEM = 25;

/** The upper left corner of the gem with this number: the net fills from below, each row from the middle outwards. */
export function gemPlace(n: number): readonly [x: number, y: number] {
  let inRow = n;
  let row = 0;
  while (row < ROWS.length - 1 && inRow >= (ROWS[row] ?? 0)) {
    inRow -= ROWS[row] ?? 0;
    row += 1;
  }
  const out = Math.ceil(inRow / 2) * (inRow % 2 === 1 ? 1 : -1);
  const even = (ROWS[row] ?? 0) % 2 === 0;
  return [100 + (out - (even ? 1 : 0.5)) * GEM, 40 - row * 13];
}

/**
 * The net with what was found in this dive so far. When the diver goes up it is hoisted to the boat, full as it is; a snag
 * tears it. Decoration: its number stands beside it.
 */
export const Haul = memo(function Haul({
  found,
  goes,
}: {
  readonly found: number;
  /** The dive is over: the way the net goes. */
  readonly goes: 'up' | 'lost' | undefined;
}) {
  return (
    <div
      className={styles.haul}
      data-fed={found === 0 ? undefined : found % 2}
      data-goes={goes}
      aria-hidden="true"
      dir="ltr"
    >
      <div className={styles.rope} />
      <svg className={styles.knot} viewBox="0 0 200 72" aria-hidden="true" focusable="false">
        <path
          d="M4 4 L100 -44 L196 4"
          stroke="var(--rope)"
          strokeWidth="3.5"
          fill="none"
          strokeLinejoin="round"
        />
      </svg>
      <svg className={styles.net} viewBox="0 0 200 72" aria-hidden="true" focusable="false">
        <Net />
      </svg>
      {Array.from({ length: found }, (_, n) => {
        const [x, y] = gemPlace(n);
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: what was found has nothing but its number
            key={n}
            className={styles.gem}
            viewBox="0 0 40 40"
            style={{ left: `${x / 2}%`, top: `${(y / 72) * 100}%` }}
            aria-hidden="true"
            focusable="false"
          >
            <Good />
          </svg>
        );
      })}
    </div>
  );
});

/** The net, 200 by 72. */
function Net() {
  return (
    <g fill="none" stroke="var(--rope)" strokeLinecap="round">
      <path d="M4 4 H196" strokeWidth="5" />
      <path
        d="M8 5 Q12 68 66 68 H134 Q188 68 192 5 M40 5 Q44 52 84 68 M78 5 Q78 44 100 68 M122 5 Q122 44 100 68 M160 5 Q156 52 116 68 M12 24 Q100 46 188 24 M22 46 Q100 64 178 46"
        strokeWidth="1.5"
      />
    </g>
  );
}
