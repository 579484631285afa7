import styles from './view.module.css';

/** The hook of a crane that is out of the picture, with the sling that holds the board by both its corners. */
export function Hoist() {
  return (
    <svg className={styles.hoist} viewBox="0 0 200 480" aria-hidden="true" focusable="false">
      <path d="M100 0 V404" stroke="var(--steel)" strokeWidth="4" />
      <path
        d="M14 478 L100 424 L186 478"
        stroke="var(--rope)"
        strokeWidth="4"
        fill="none"
        strokeLinejoin="round"
      />
      <path d="M86 376 h28 v24 q0 6 -6 6 h-16 q-6 0 -6 -6 Z" fill="var(--crane)" />
      <path d="M86 386 h28 v6 h-28 Z" fill="var(--crane-shade)" />
      <path
        d="M100 406 v8 q8 3 8 11 q0 9 -9 9 q-7 0 -8 -6"
        stroke="var(--steel)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M8 472 h12 v8 h-12 Z M180 472 h12 v8 h-12 Z" fill="var(--steel)" />
    </svg>
  );
}
