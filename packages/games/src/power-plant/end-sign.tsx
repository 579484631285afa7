import type { ShiftEnd } from './core.ts';
import styles from './view.module.css';

/** How a shift ended, as the lamp of the control room: lit when it paid, dark with a hook when it was done, dark otherwise. */
export function EndSign({ end }: { readonly end: ShiftEnd }) {
  return (
    <svg
      className={styles.endSign}
      data-lit={end.paid || undefined}
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <circle cx="48" cy="48" r="44" fill="var(--board-edge)" />
      <circle cx="48" cy="48" r="44" fill="none" stroke="var(--hb-line)" strokeWidth="2.5" />
      <path
        d="M48 9.5 h.1 M48 86.5 h.1 M9.5 48 h.1 M86.5 48 h.1"
        stroke="var(--hb-text-2)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle
        cx="48"
        cy="48"
        r="32"
        fill={end.paid ? 'var(--lantern)' : 'var(--hb-sunken)'}
        stroke="var(--board)"
        strokeWidth="4"
      />
      <path
        d="M24 40 A26 26 0 0 1 46 22"
        fill="none"
        stroke="#fff"
        strokeOpacity={end.paid ? 0.75 : 0.2}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d={end.how === 'done' ? 'M34 50 L44 60 L63 38' : 'M34 49 H62'}
        fill="none"
        stroke={end.paid ? '#14211d' : 'var(--hb-text-2)'}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
