import styles from './view.module.css';

/**
 * Who sets the tiles, behind the eaves over the niche that is to be filled: he goes one niche further when a grid is done,
 * turns, and strikes once. At the end he has climbed down, and is on his ladder.
 */
export function Roofer({
  at,
  abreast,
  strikes,
  leaves,
}: {
  readonly at: number;
  /** Niches in a row. */
  readonly abreast: number;
  /** Mount his arm anew for each grid that is done. */
  readonly strikes: boolean;
  readonly leaves: boolean;
}) {
  return (
    <div className={styles.eaves}>
      <div className={styles.along} style={{ transform: `translateX(${((at + 0.5) / abreast) * 100}%)` }}>
        <div
          className={styles.roofer}
          data-leaves={leaves || undefined}
          data-turned={at % 2 === 1 || undefined}
        >
          <svg viewBox="-30 -52 60 52" aria-hidden="true" focusable="false">
            <path d="M-8 -20 L-17 -4" stroke="var(--cloth-a)" strokeWidth="7" strokeLinecap="round" />
            <path d="M-12 2 V-17 Q-12 -25 -4 -25 H4 Q12 -25 12 -17 V2 Z" fill="var(--cloth-a)" />
            <path d="M-12 -9 H12" stroke="var(--sail)" strokeWidth="3.500" />
            <circle cx="1" cy="-33" r="9.500" fill="var(--skin-b)" />
            <path d="M-9 -34 Q-9 -45 1 -45 Q11 -45 12 -34 Z" fill="var(--crane)" />
          </svg>
          <svg
            key={at}
            className={styles.hammer}
            data-strikes={strikes || undefined}
            viewBox="-30 -52 60 52"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M20 -16 L24 -36" stroke="var(--wood)" strokeWidth="3.500" strokeLinecap="round" />
            <path d="M16 -42 l14 4 l2 -7 l-14 -4 z" fill="var(--steel)" />
            <path d="M10 -18 L20 -18" stroke="var(--skin-b)" strokeWidth="6.500" strokeLinecap="round" />
          </svg>
        </div>
      </div>
    </div>
  );
}
