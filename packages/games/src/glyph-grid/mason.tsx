import styles from './view.module.css';

/** Who sets the tiles, on his ladder, 66 high and as wide as it: his feet at 0, 0, and on a rung. One arm is drawn apart. */
function Mason() {
  return (
    <g strokeLinecap="round" fill="none">
      <path d="M-5 -26 V-3 M5 -26 V-3" stroke="var(--door)" strokeWidth="8" />
      <path className={styles.holdsOn} d="M-9 -44 L-13 -27" stroke="var(--cloth-a)" strokeWidth="6" />
      <path className={styles.waves} d="M-9 -45 L-21 -62" stroke="var(--skin-b)" strokeWidth="6" />
      <path d="M-11 -24 V-44 Q-11 -50 -4 -50 H4 Q11 -50 11 -44 V-24 Z" fill="var(--cloth-a)" />
      <path d="M-11 -34 H11" stroke="var(--sail)" strokeWidth="3" strokeLinecap="butt" />
      <circle cx="0" cy="-58" r="8.5" fill="var(--skin-b)" />
      <path d="M-9 -60 Q-8 -69 0 -69 Q8 -69 9 -60 Z" fill="var(--crane)" />
    </g>
  );
}

/**
 * At the end: on a ladder from the street up to its lower edge, which
 * he climbs.
 */
export function Climber() {
  return (
    <div className={styles.climber}>
      <svg
        className={styles.ladder}
        viewBox="0 0 40 420"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        <path d={LADDER} stroke="var(--wood)" strokeWidth="5.500" strokeLinecap="round" />
      </svg>
      <div className={styles.climbs}>
        <svg className={styles.setter} viewBox="0 0 40 120" aria-hidden="true" focusable="false">
          <g transform="translate(20 98) scale(1.120)">
            <path d="M9 -44 L20 -63" stroke="var(--skin-b)" strokeWidth="6" strokeLinecap="round" />
            <path d="M20 -62 L28 -78" stroke="var(--wood)" strokeWidth="3.500" strokeLinecap="round" />
            <path d="M20 -83 l15 8 l4 -7 l-15 -8 z" fill="var(--steel)" />
            <Mason />
          </g>
        </svg>
      </div>
    </div>
  );
}

const LADDER = `M7 4 V430 M33 4 V430 ${Array.from({ length: 19 }, (_, rung) => `M7 ${10 + 22 * rung} H33`).join(' ')}`;
