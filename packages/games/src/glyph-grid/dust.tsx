import styles from './view.module.css';

/** What rises along the edges of a tile that is set down; it is there for as long as it moves. */
export function Dust() {
  return (
    <svg className={styles.dust} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path
        d="M2 96 h.1 M98 96 h.1 M50 102 h.1"
        stroke="currentColor"
        strokeWidth="19"
        strokeLinecap="round"
      />
      <path
        d="M24 102 h.1 M76 102 h.1 M-5 72 h.1 M105 72 h.1 M4 4 h.1 M96 4 h.1"
        stroke="currentColor"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d="M-12 90 h.1 M112 88 h.1 M36 112 h.1 M66 110 h.1 M-9 40 h.1 M108 34 h.1"
        stroke="var(--gg-tray-edge)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
