import styles from './tower-scene.module.css';

/** Where gulls come to sit on the railing in the evening, in hundredths of the gallery's width, and which way they look. */
const SEATS = [
  [82, 1],
  [89, -1],
  [96, -1],
] as const;

/** Gulls that come to the lights for the night. */
export function GullsOnRail() {
  return (
    <div className={styles.rail}>
      {SEATS.map(([at, looks], n) => (
        <div key={at} style={{ left: `${at}%`, '--n': n, '--side': at < 50 ? -1 : 1 } as React.CSSProperties}>
          <svg className={styles.flies} viewBox="-22 -16 44 20" aria-hidden="true" focusable="false">
            <path
              d="M-19 -7 Q-9 -15 -1 -5 Q8 -14 19 -9"
              fill="none"
              stroke="var(--sail)"
              strokeWidth="3.5"
              strokeLinecap="round"
            />
            <path d="M-5 -5 Q0 -8 6 -4 Q0 0 -5 -5 Z" fill="var(--sail)" />
          </svg>
          <svg className={styles.sits} viewBox="-14 -20 28 20" aria-hidden="true" focusable="false">
            <path
              transform={`scale(${looks} 1)`}
              d="M-12 -4 Q-8 -12 1 -13 Q2 -20 8 -19 Q11 -18 11 -16 L15 -14 L11 -13.500 Q12 -3 3 -1.500 H-1 Z"
              fill="var(--sail)"
              stroke="var(--door)"
              strokeWidth="1"
              strokeLinejoin="round"
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
