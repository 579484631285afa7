import styles from './view.module.css';

/**
 * The hook of a crane that is out of the picture, and the two ropes that go from it down to both upper corners of its load.
 * It is as wide as what it hangs over, and moves with it.
 */
export function Hoist() {
  return (
    <div className={styles.hoist} dir="ltr" aria-hidden="true">
      <div className={styles.ropes}>
        <svg viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path
            d="M3 99 L100 2 L197 99"
            stroke="var(--rope)"
            strokeWidth="4"
            fill="none"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <i className={styles.shoe} />
        <i className={styles.shoe} />
      </div>
      <svg className={styles.hook} viewBox="0 0 38 800" aria-hidden="true" focusable="false">
        <path d="M19 0 V760" stroke="var(--steel)" strokeWidth="4" />
        <path d="M5 742 h28 v24 q0 6 -6 6 h-16 q-6 0 -6 -6 Z" fill="var(--crane)" />
        <path d="M5 752 h28 v6 h-28 Z" fill="var(--crane-shade)" />
        <path
          d="M19 772 v6 q8 3 8 11 q0 9 -9 9 q-7 0 -8 -6"
          stroke="var(--steel)"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
