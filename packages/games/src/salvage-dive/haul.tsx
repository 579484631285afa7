import { Good } from './signs.tsx';
import styles from './view.module.css';

const WIDE = 15;

/** The net over the deck with what was brought up in this dive so far. Decoration: its number stands beside it. */
export function Haul({ found, lost }: { readonly found: number; readonly lost: boolean }) {
  return (
    <svg
      className={styles.haul}
      viewBox="0 0 300 52"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
      data-lost={lost || undefined}
    >
      <path d="M6 6 H294" stroke="var(--wood-shade)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M10 6 Q30 50 150 50 T290 6 M40 6 Q70 36 60 38 M90 6 Q120 40 112 46 M150 6 V50 M210 6 Q180 40 188 46 M260 6 Q230 36 240 38 M20 22 Q150 36 280 22"
        fill="none"
        stroke="var(--hb-line)"
        strokeWidth="1.5"
      />
      {Array.from({ length: found }, (_, n) => {
        const row = Math.floor(n / WIDE);
        const inRow = Math.min(WIDE, found - row * WIDE);
        const x = 150 + ((n % WIDE) - (inRow - 1) / 2) * 15 - 9;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was found has nothing but its number
          <g key={n} className={styles.gem}>
            <g transform={`translate(${x} ${28 - row * 13}) scale(0.45)`}>
              <Good />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
